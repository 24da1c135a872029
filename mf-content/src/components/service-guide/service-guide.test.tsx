import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { FULL_STATUS } from '@gakumado/shared/vocabulary';
import { routes } from '../../routes.tsx';
import { pageOf } from '../../testing/page-of.ts';

const guides = [
  { path: '/pr/it_id/', page: 'pr-it_id', action: 'オンラインでの説明を申し込む' },
  { path: '/pr/self_naiken/', page: 'pr-self_naiken', action: 'おひとりでの内見を予約する' },
];
const open = ({ path, page }: (typeof guides)[number], query: string, estates: unknown = []) =>
  renderRoutes(routes, path + query, {
    answers: {
      [`content/pages/${page}`]: pageOf(
        page,
        'ご案内の題',
        `<ol><li><a href="${path}inquiry/">フォーム</a></li></ol>`,
      ),
      'estate/list': estates,
    },
  });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const estate = { estate_id: 100015, name: '見本マンション', vacant_status_id: 1 };

describe.each(guides)('$path', (guide) => {
  const form = `${guide.path}inquiry/`;

  test('ends in its form, and asks for no estate where none is named', async () => {
    const { calls } = await open(guide, '');
    expect(screen.getByRole('heading', { level: 1, name: 'ご案内の題' })).toBeVisible();
    expect(hrefOf(guide.action)).toBe(form);
    expect(hrefOf('フォーム')).toBe(form);
    expect(calls.map(({ path }) => path)).toEqual([`content/pages/${guide.page}`]);
  });

  test('hands the estate of its address on, by every link to the form', async () => {
    await open(guide, '?estateId=100015', [estate]);
    expect(hrefOf('見本マンション')).toBe('/view/100015/');
    expect(screen.getByText('お選びの物件：')).toBeVisible();
    expect(hrefOf(guide.action)).toBe(`${form}?estateId=100015`);
    expect(hrefOf('フォーム')).toBe(`${form}?estateId=100015`);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', guide.path);
  });

  test('an estate that could not be looked up is handed on by its number, one that is gone is not', async () => {
    const first = await open(guide, '?estateId=100015', 500);
    expect(hrefOf('物件（番号 100015）')).toBe('/view/100015/');
    expect(hrefOf(guide.action)).toBe(`${form}?estateId=100015`);
    first.unmount();
    await open(guide, '?estateId=100015', []);
    expect(hrefOf(guide.action)).toBe(form);
  });

  test.each(['?estateId=x', '?estateId=0', '?estateId=1e400', '?estateId='])(
    '%s names no estate',
    async (query) => {
      await open(guide, query);
      expect(hrefOf(guide.action)).toBe(form);
    },
  );
});

test('a full home is not handed to the viewing that takes none, but to the explanation of its contract', async () => {
  const full = [{ ...estate, vacant_status_id: FULL_STATUS }];
  const viewing = await open(guides[1]!, '?estateId=100015', full);
  expect(screen.getByText(/^この物件は現在満室のため、/)).toBeVisible();
  expect(hrefOf('見本マンション')).toBe('/view/100015/');
  expect(hrefOf('おひとりでの内見を予約する')).toBe('/pr/self_naiken/inquiry/');
  viewing.unmount();
  await open(guides[0]!, '?estateId=100015', full);
  expect(screen.queryByText(/満室のため/)).not.toBeInTheDocument();
  expect(hrefOf('オンラインでの説明を申し込む')).toBe('/pr/it_id/inquiry/?estateId=100015');
});

test('the commercials are there as what they are: scenes and words, with ways on', async () => {
  const body = '<p>映像はまだありません。</p><table><tr><th>秒</th></tr></table>';
  await renderRoutes(routes, '/cm/', { answers: { 'content/pages/cm': pageOf('cm', 'CMギャラリー', body) } });
  expect(screen.getByRole('heading', { level: 1, name: 'CMギャラリー' })).toBeVisible();
  expect(screen.getByText('映像はまだありません。')).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  expect(hrefOf('学校名でお部屋を探す')).toBe('/search/school/');
});
