import { expect, test, untilServed } from './fixtures.ts';
import { publishMadeUp } from './made-up-release.ts';

const leave = (where: string) =>
  `void Promise.reject(new Error('rejected by the ${where} for hanako@example.com'));
   setTimeout(() => { throw new Error('thrown after the ${where}'); });`;

test('a release leaves errors outside of requests and asks the server to end, which costs no other page', async ({
  store,
  startShell,
  readLog,
  request,
}) => {
  const release = { remote: 'mf-content', version: '9.0.0-stray' };
  // For some visitors only: its trial would find it otherwise.
  publishMadeUp(store, {
    ...release,
    path: '/faq',
    page: `{
      loader: ({ request }) => {
        globalThis.isStraying = request.url.includes('stray');
        if (isStraying) { ${leave('loader')} }
        if (request.url.includes('exit')) process.exit(0);
        if (request.url.includes('kill')) process.kill(process.pid, 'SIGKILL');
        return null;
      },
      Component: () => {
        if (globalThis.isStraying) { ${leave('render')} }
        return 'made up';
      },
    }`,
  });
  const origin = await startShell('/faq/');
  expect((await request.get(`${origin}/faq/?stray`)).status()).toBe(200);
  for (const ending of ['exit', 'kill'])
    expect((await request.get(`${origin}/faq/?${ending}`)).status()).toBe(503);
  const causes = () => {
    const lines = readLog().filter(({ text }) => text === 'an error outside of a request');
    for (const line of lines) expect(line).toMatchObject(release);
    return [...new Set(lines.map(({ cause }) => cause))].sort();
  };
  // Nothing would start the shell again: all of these answers are of one process.
  await expect
    .poll(causes)
    .toEqual([
      'Error: rejected by the loader for …@…',
      'Error: rejected by the render for …@…',
      'Error: thrown after the loader',
      'Error: thrown after the render',
    ]);
  for (const path of ['/faq/', '/', '/login/', '/healthz']) await untilServed(request, origin + path);
  expect(JSON.stringify(readLog())).not.toContain('hanako');
});
