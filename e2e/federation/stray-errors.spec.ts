import { expect, test, untilServed } from './fixtures.ts';
import { publishMadeUp } from './made-up-release.ts';

const leave = (where: string) =>
  `void Promise.reject(new Error('rejected by the ${where} for hanako@example.com'));
   setTimeout(() => { throw new Error('thrown after the ${where}'); });`;

test('errors that a release leaves behind outside of requests cost no page', async ({
  store,
  startShell,
  readLog,
  request,
}) => {
  const release = { remote: 'mf-content', version: '9.0.0-stray' };
  publishMadeUp(store, {
    ...release,
    path: '/faq',
    start: leave('module'),
    component: `() => { ${leave('render')} return 'made up'; }`,
  });
  const origin = await startShell('/faq/');
  const causes = () => {
    const lines = readLog().filter(({ text }) => text === 'an error outside of a request');
    for (const line of lines) expect(line).toMatchObject(release);
    return [...new Set(lines.map(({ cause }) => cause))].sort();
  };
  // Nothing would start the shell again: all of these answers are of one process.
  await expect
    .poll(causes)
    .toEqual([
      'Error: rejected by the module for …@…',
      'Error: rejected by the render for …@…',
      'Error: thrown after the module',
      'Error: thrown after the render',
    ]);
  for (const path of ['/faq/', '/', '/login/', '/healthz']) await untilServed(request, origin + path);
  expect(JSON.stringify(readLog())).not.toContain('hanako');
});
