import { freePort } from '@gakumado/build/process.ts';
import { showStartPage } from './start-page.ts';
import type { StartPage } from './start-page.ts';

let page: StartPage;
let origin: string;

beforeEach(async () => {
  const port = await freePort();
  page = await showStartPage(port, '127.0.0.1');
  origin = `http://127.0.0.1:${port}`;
});
afterEach(() => page.close());

test('visitors of a site that starts are told so, and when to come back', async () => {
  const answer = await fetch(`${origin}/view/100015/`);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain('<h1>ただいまメンテナンス中です</h1>');
});

test('calls get the envelope of the contract', async () => {
  const answer = await fetch(`${origin}/api/v1/user/inquiry/create`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect(answer.headers.has('retry-after')).toBe(true);
  expect(await answer.json()).toMatchObject({ status: 500, result: null, errors: [] });
});

test('the port is free when the page is closed, also while browsers hold connections', async () => {
  await fetch(origin);
  await page.close();
  page = await showStartPage(Number(new URL(origin).port), '127.0.0.1');
  expect((await fetch(origin)).status).toBe(503);
});
