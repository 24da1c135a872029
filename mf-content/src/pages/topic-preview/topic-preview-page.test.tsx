import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { prefectures, sendai } from '../../testing/fixtures.ts';
import { listOf } from '../../testing/render-page.tsx';

const { publishedAt: _day, revisedAt: _revised, ...rest } = sendai;
const draft = { ...rest, id: '901', title: '三日間の予定', body: '<h2>来る前に</h2>' };
const published = { ...sendai, body: '<p>公開中の本文です。</p>' };

/** A service with a draft, and a published topic of which a draft of changes exists. */
const answers = {
  'content/prefecture': listOf(prefectures),
  'content/topics_gakumado/901': ({ params }: ReceivedCall) =>
    params['draftKey'] === 'haru-no-mikka' ? draft : 404,
  'content/topics_gakumado/201': ({ params }: ReceivedCall) =>
    params['draftKey'] === 'changes' ? { ...published, body: '<p>直した本文です。</p>' } : published,
};
const open = (address: string, change: object = {}) =>
  renderRoutes(routes, address, { answers: { ...answers, ...change } });

test.each(['/topic/preview/901/', '/topic/newopen_preview/901/'])(
  '%s shows a draft to whoever has its key, and says what it is',
  async (path) => {
    await open(`${path}?draftKey=haru-no-mikka`);
    expect(screen.getByRole('heading', { level: 1, name: '三日間の予定' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '来る前に' })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('公開前の原稿のプレビューです');
    expect(screen.getByText('宮城県')).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', path);
    expect(document.documentElement.innerHTML).not.toContain('haru-no-mikka');
  },
);

test('changes to a published topic are shown with their key', async () => {
  await open('/topic/preview/201/?draftKey=changes');
  expect(screen.getByText('直した本文です。')).toBeVisible();
});

test.each([
  '/topic/preview/901/',
  '/topic/preview/901/?draftKey=',
  '/topic/preview/901/?draftKey=wrong',
  '/topic/newopen_preview/901/?draftkey=haru-no-mikka',
  '/topic/preview/201/',
  '/topic/preview/201/?draftKey=wrong',
])('%s does not exist', async (address) => {
  await open(address);
  expect(screen.getByText('エラー 404')).toBeVisible();
});

const broken = ({ params }: ReceivedCall) => (params['draftKey'] ? { ...draft, title: 3 } : 404);

test.each([0, 500, 'down', broken])(
  'a draft that did not arrive (%j) is left to the boundary around the page',
  async (answer) => {
    await open('/topic/preview/901/?draftKey=haru-no-mikka', { 'content/topics_gakumado/901': answer });
    expect(screen.getByText(/^エラー (?:0|500)$/)).toBeVisible();
  },
);
