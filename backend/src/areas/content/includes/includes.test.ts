import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});

afterAll(() => backend.close());

test.each(['campaign/top-info.html', 'side/spmenu_freetxt.html', 'side/slidebox.html', 'side/slidebox'])(
  'the snippet %s is HTML',
  async (path) => {
    const answer = await backend.app.inject(`/includes/${path}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toMatch(/^<p>/);
  },
);

test.each([
  'side/none.html',
  '..%2fcontent%2fareas.json',
  'side/..%2f..%2fcontent/areas.json',
  'side',
  'a/b/c/d/e/f',
  'side/slidebox.html/x',
])('%s is missing and carries the mark', async (path) => {
  const answer = await backend.app.inject(`/includes/${path}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('id="notfound"');
});
