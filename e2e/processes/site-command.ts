import { expect, test as base } from '@playwright/test';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { e2eVarDir, rootDir } from '../site.ts';

/** Ports of a site of these tests alone, by the variables that set them. */
export const ports = { PORT: 3420, BACKEND_PORT: 3421, RELEASE_STORE_PORT: 3422 };

const origin = `http://localhost:${ports.PORT}`;
const varDir = path.join(e2eVarDir, 'processes');

const wantedDataDir = path.join(varDir, 'postgres');
const dataHash = createHash('sha256').update(wantedDataDir).digest('hex').slice(0, 12);
/** The folders of PostgreSQL's data: the second when root runs the site in a folder that others may not enter. */
const dataDirs = [wantedDataDir, `/var/lib/gakumado-${dataHash}/postgres`];

/** `npm start` in a session of its own, as a terminal or a service manager runs it. */
export interface Command {
  pid: number;
  /** Its output up to now. */
  output: () => string;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

function runCommand(): Command {
  const child = spawn('npm', ['start'], {
    cwd: rootDir,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      VAR_DIR: varDir,
      RELEASE_STORE_DIR: path.join(e2eVarDir, 'releases'),
      SAMPLE_ESTATES: '0',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
}

/** Waits until the command says that the site is up; answers after how many seconds. */
async function untilUp(command: Command): Promise<number> {
  const start = performance.now();
  await expect.poll(command.output, { timeout: 180_000, intervals: [50] }).toContain(`Gakumado: ${origin}`);
  // It says so when it is ready. An answer may be late on a busy machine, and not wrong.
  expect(await isUp(60_000)).toBe(true);
  return (performance.now() - start) / 1000;
}

const isOk = (pathname: string, patienceMs: number) =>
  fetch(origin + pathname, { signal: AbortSignal.timeout(patienceMs) }).then(
    (response) => response.ok,
    () => false,
  );

/** Whether shell, backend and database are ready and the release store answers, each within a time. */
export async function isUp(patienceMs = 2_000): Promise<boolean> {
  return (await isOk('/readyz', patienceMs)) && (await isOk('/releases/registry.json', patienceMs));
}

/** The name of the error with which the sign-in service refuses a call; null when it does not. */
export async function callSignIn(action: string, body: object): Promise<string | null> {
  const response = await fetch(`http://127.0.0.1:${ports.BACKEND_PORT}/cognito`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify({ ClientId: 'gakumado-web', ...body }),
  });
  return response.headers.get('x-amzn-errortype');
}

async function isOfThisSite(proc: string, args: string[]): Promise<boolean> {
  const environment = await readFile(`${proc}/environ`, 'utf8').catch(() => '');
  if (environment.split('\0').includes(`VAR_DIR=${varDir}`)) return true;
  if (dataDirs.some((dir) => args.includes(dir))) return true;
  return (
    args[0]?.startsWith('postgres: ') === true &&
    dataDirs.includes(await readlink(`${proc}/cwd`).catch(() => ''))
  );
}

/**
 * The command lines of every process of this site, by id. Processes of Node inherit VAR_DIR; PostgreSQL and its guard
 * name the data in their arguments; PostgreSQL's children work there. Zombies have no command line.
 */
export async function findProcesses(): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const pid of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(pid)) continue;
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const args = commandLine.split('\0').filter(Boolean);
    if (args.length > 0 && (await isOfThisSite(`/proc/${pid}`, args))) found.set(Number(pid), args.join(' '));
  }
  return found;
}

/** The one process of this site whose command line matches; undefined without one. */
export async function findProcess(commandLine: RegExp): Promise<number | undefined> {
  return [...(await findProcesses())].find(([, line]) => commandLine.test(line))?.[0];
}

/** Waits until no process of this site is left. */
export async function untilNothingIsLeft(): Promise<void> {
  await expect.poll(async () => [...(await findProcesses()).values()], { intervals: [100] }).toEqual([]);
}

interface Fixtures {
  run: () => Command;
  /** Starts the site; `seconds` is how long that took. */
  startSite: () => Promise<Command & { seconds: number }>;
}

/** Leftovers of a failed test or an aborted run must not fail the next one. */
async function killLeftovers(): Promise<void> {
  for (const pid of (await findProcesses()).keys()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended since.
    }
  }
  await untilNothingIsLeft();
}

export const test = base.extend<Fixtures, { emptySite: void }>({
  emptySite: [
    async ({}, use) => {
      await killLeftovers();
      await rm(varDir, { recursive: true, force: true });
      // The ordinary site under test has just built the same shell; without that the first start does.
      const shellBuild = path.join(e2eVarDir, 'build');
      if (existsSync(shellBuild)) await cp(shellBuild, path.join(varDir, 'build'), { recursive: true });
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  run: async ({}, use) => {
    await use(runCommand);
    await killLeftovers();
  },
  startSite: async ({ run }, use) => {
    await use(async () => {
      const command = run();
      return { ...command, seconds: await untilUp(command) };
    });
  },
});

export { expect };
