import { callSignIn, expect, findProcess, isUp, test, untilNothingIsLeft } from './site-command.ts';

test.skip(process.platform !== 'linux', 'Finds the processes of the site in /proc.');

const SERVICES = {
  shell: /shell\/src\/server\/main\.ts$/,
  backend: /backend\/src\/main\.ts$/,
  'release store': /release-store\/server\.ts$/,
  PostgreSQL: /postgres -D/,
  "PostgreSQL's guard": /gakumado-postgres-guard/,
};

const STARTERS = {
  npm: /^npm start/,
  'the entry of the command': /bootstrap\.mjs start\.ts$/,
  'the supervisor': /scripts\/start\.ts$/,
};

async function kill(commandLine: RegExp): Promise<number> {
  const pid = await findProcess(commandLine);
  if (pid === undefined) throw new Error(`No process of the site matches ${commandLine}.`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

// One site for all of it: each start takes as long as a test.
test('whatever is killed is replaced, or leaves nothing behind and the data to the next start', async ({
  startSite,
}) => {
  test.setTimeout(420_000);
  await startSite();
  const supervisor = await findProcess(STARTERS['the supervisor']);
  for (const [name, commandLine] of Object.entries(SERVICES)) {
    await test.step(`${name} is replaced`, async () => {
      const killed = await kill(commandLine);
      const start = performance.now();
      const isReplaced = async () => {
        const pid = await findProcess(commandLine);
        return pid !== undefined && pid !== killed && (await isUp());
      };
      // A backend reads its index and names anew, on a machine that runs other tests.
      await expect.poll(isReplaced, { intervals: [100], timeout: 60_000 }).toBe(true);
      console.log(`${name}: back after ${((performance.now() - start) / 1000).toFixed(1)} s`);
    });
  }
  expect(await findProcess(STARTERS['the supervisor'])).toBe(supervisor);

  const Username = `killed-${Date.now()}@example.com`;
  const Password = 'sakura2026';
  const signIn = () =>
    callSignIn('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: Password },
    });
  expect(await signIn()).toBe('NotAuthorizedException');
  expect(await callSignIn('SignUp', { Username, Password })).toBeNull();
  for (const [name, commandLine] of Object.entries(STARTERS)) {
    await test.step(`without ${name} nothing is left, and the next start has the data`, async () => {
      await kill(commandLine);
      await untilNothingIsLeft();
      const { seconds } = await startSite();
      console.log(`up again after ${seconds.toFixed(1)} s`);
      // Only a stored user with this password is asked to confirm the address.
      expect(await signIn()).toBe('UserNotConfirmedException');
    });
  }

  await test.step("without the supervisor and PostgreSQL's guard, killed at once, nothing is left", async () => {
    const both = [SERVICES["PostgreSQL's guard"], STARTERS['the supervisor']];
    const pids = await Promise.all(both.map(findProcess));
    for (const pid of pids) {
      if (pid === undefined) throw new Error('A process of the site was not found.');
      process.kill(pid, 'SIGKILL');
    }
    await untilNothingIsLeft();
  });
});
