import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { makeCampus, makeEstate } from '../../testing/test-data.ts';
import { routes } from '../../routes.tsx';

const answers = {
  'estate/list': ({ body }: ReceivedCall) =>
    body['keyword'] === 'ない'
      ? []
      : [makeEstate({ estate_id: 1 }), makeEstate({ estate_id: 2, name: '二番館' })],
  'school/campus/list': ({ body }: ReceivedCall) =>
    /早稲田|わせだ/.test(String(body['keyword'])) ? [makeCampus({})] : [],
  'equipment/list': [],
  'estate/relaxation/list': [],
};
const open = (url: string) => renderRoutes(routes, url, { answers });

test('a word finds estates, and the schools that it could mean', async () => {
  const { calls } = await open('/search/keyword/?keyword=早稲田&layout=1K&page=1');
  expect(screen.getByRole('heading', { level: 1, name: '「早稲田」の学生向け物件' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /早稲田大学 早稲田キャンパス/ })).toHaveAttribute(
    'href',
    '/search/school/pref_id:13/school_id:10/',
  );
  expect(calls.find((call) => call.path === 'estate/list')?.body).toMatchObject({
    keyword: '早稲田',
    layout: ['1K'],
    sort: 'recommend',
  });
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    '/search/keyword/?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0',
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each([
  ['早稲田大学', 'before'],
  ['早稲田大学　早稲田キャンパス', 'before'],
  ['わせだだいがく', 'before'],
  ['早稲田', 'after'],
])('the campuses of %s are %s the list', async (word, side) => {
  await open(`/search/keyword/?keyword=${word}`);
  const schools = screen.getByRole('region', { name: /に当てはまる学校$/ });
  const [estate] = screen.getAllByRole('article');
  const isBefore =
    schools.compareDocumentPosition(estate as Node) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
  expect(isBefore).toBe(side);
});

test.each([' ', '　　'])('blanks alone (%j) ask for a word', async (blanks) => {
  const { calls } = await open('/search/keyword/');
  const box = screen.getByRole('searchbox', { name: /物件名/ });
  const onInvalid = jest.fn();
  box.addEventListener('invalid', onInvalid);
  await userEvent.type(box, `${blanks}{Enter}`);
  expect(onInvalid).toHaveBeenCalledTimes(1);
  expect(box).toHaveValue('');
  expect(calls).toEqual([]);
});

test('clearing the filters keeps the word, which is no condition to take away', async () => {
  await open('/search/keyword/?keyword=早稲田&layout=1K');
  expect(screen.getByRole('link', { name: 'すべて外す' })).toHaveAttribute(
    'href',
    '/search/keyword/?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0',
  );
  expect(screen.queryByRole('link', { name: /「早稲田」\s*を外す/ })).not.toBeInTheDocument();
});

test('without a word the page shows examples, and calls nothing', async () => {
  const { calls, router } = await open('/search/keyword/');
  expect(screen.getByRole('heading', { level: 1, name: 'キーワードから探す' })).toBeInTheDocument();
  expect(screen.getByText('キーワードの入力について')).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox', { name: /物件名/ }), '早稲田{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0'));
});

test('a word that finds nothing offers help and ways on', async () => {
  await open('/search/keyword/?keyword=ない');
  expect(screen.getByText('ご紹介できる物件が見つかりませんでした')).toBeInTheDocument();
  expect(screen.getByText('キーワードの入力について')).toBeInTheDocument();
});

test('markup in a word stays text', async () => {
  await open('/search/keyword/?keyword=%3Cscript%3Ealert(1)%3C/script%3E');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<script>alert(1)</script>');
});

test('a word that is a condition of the filter is offered as one, beside the other words', async () => {
  const master = [
    { equipment_id: 801, name: 'オートロック', group: 1, is_filter: true },
    { equipment_id: 802, name: '防犯カメラ', group: 1, is_filter: true },
    { equipment_id: 911, name: '食事付き', group: 2, is_filter: true },
  ];
  const keyword = encodeURIComponent('高田馬場 ｵｰﾄﾛｯｸ');
  await renderRoutes(routes, `/search/keyword/?keyword=${keyword}`, {
    answers: { ...answers, 'equipment/list': master },
  });
  const filter = screen.getByRole('link', { name: '「オートロック」の物件を見る' });
  expect(filter).toHaveAttribute(
    'href',
    `/search/keyword/?equipment=801&keyword=${encodeURIComponent('高田馬場')}`,
  );
  expect(screen.queryByRole('link', { name: /食事付き.*の物件を見る/ })).not.toBeInTheDocument();
});
