import { expect, findProcess, findProcesses, test, untilNothingIsLeft } from './site-command.ts';

test.skip(process.platform !== 'linux', 'Finds the processes of the site in /proc.');

test('SIGTERM to the command stops everything', async ({ startSite }) => {
  const command = await startSite();
  expect(await findProcess(/postgres -D/)).toBeDefined();
  process.kill(command.pid, 'SIGTERM');
  await command.ended;
  expect([...(await findProcesses()).values()]).toEqual([]);
});

test('Ctrl-C, which reaches the whole group of the command, stops everything', async ({ startSite }) => {
  const command = await startSite();
  process.kill(-command.pid, 'SIGINT');
  await command.ended;
  await untilNothingIsLeft();
});
