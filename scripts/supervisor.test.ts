import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@gakumado/build/roots.ts';
import { Supervisor } from './supervisor.ts';

const PAUSES = { firstMs: 5, longestMs: 20, healthyMs: 60_000 };

let folder: string;
let supervisor: Supervisor;
let messages: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gakumado-supervisor-'));
  messages = [];
  jest.spyOn(console, 'error').mockImplementation((message: string) => void messages.push(message));
  supervisor = new Supervisor(PAUSES);
});
afterEach(async () => {
  await supervisor.stop();
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const started = (name: string) => path.join(folder, `${name}.started`);
const countStarts = async (name: string) => (await readFile(started(name), 'utf8')).length;

/** A part that notes each start and then does what `script` says. */
async function part(name: string, script: string) {
  const file = path.join(folder, `${name}.mjs`);
  const note = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(started(name))}, 'x');`;
  await writeFile(file, `${note}\n${script}`);
  await appendFile(started(name), '');
  return { name: `test-${name}`, entry: path.relative(rootDir, file) };
}

const READY = "process.send({ ready: 'part', port: 0 });";
const STAY = 'setInterval(() => {}, 1000);';

test('a part that ends again and again is started again, ever later, and the others are left alone', async () => {
  await supervisor.start(await part('steady', `${READY} ${STAY}`));
  await supervisor.start(await part('weak', `${READY} setTimeout(() => process.exit(1), 10);`));
  while ((await countStarts('weak')) < 9) await wait(20);
  expect(await countStarts('steady')).toBe(1);
  const pauses = messages.map((message) => /again in ([\d.]+) s/.exec(message)?.[1]);
  expect(pauses.slice(0, 5)).toEqual(['0.005', '0.01', '0.02', '0.02', '0.02']);
});

test('a part that was healthy is started again at once, however often it is killed', async () => {
  supervisor = new Supervisor({ ...PAUSES, healthyMs: 0 });
  await supervisor.start(await part('killed', `${READY} setTimeout(() => process.exit(1), 60);`));
  while ((await countStarts('killed')) < 6) await wait(20);
  const pauses = messages.map((message) => /again in ([\d.]+) s/.exec(message)?.[1]);
  expect(new Set(pauses)).toEqual(new Set(['0.005']));
});

test('a part that is killed while it starts is started again at once, however often', async () => {
  const dying = `import { readFileSync } from 'node:fs';
    const starts = readFileSync(${JSON.stringify(started('hunted'))}, 'utf8').length;
    if (starts === 1) { ${READY} }
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20); ${STAY}`;
  await supervisor.start(await part('hunted', dying));
  while ((await countStarts('hunted')) < 8) await wait(20);
  const pauses = messages.map((message) => /again in ([\d.]+) s/.exec(message)?.[1]);
  expect(new Set(pauses)).toEqual(new Set(['0.005']));
});

test('a part gets a port that was held for it, at its first start and at later ones', async () => {
  const asking = `import { once } from 'node:events';
    process.send({ wants: 'port' });
    await once(process, 'message');
    ${READY} setTimeout(() => process.exit(1), 10);`;
  let left = 0;
  await supervisor.start({
    ...(await part('asking', asking)),
    leavePort: async () => {
      left += 1;
    },
  });
  expect(left).toBe(1);
  while ((await countStarts('asking')) < 3) await wait(20);
  expect(left).toBeGreaterThan(1);
});

test('a part that no longer gets ready is started again until it does', async () => {
  const failing = `import { readFileSync } from 'node:fs';
    const starts = readFileSync(${JSON.stringify(started('slow'))}, 'utf8').length;
    if (starts > 1 && starts < 8) { console.error('not yet'); process.exit(1); }
    ${READY} if (starts === 1) setTimeout(() => process.exit(1), 10); else ${STAY}`;
  await supervisor.start(await part('slow', failing));
  while ((await countStarts('slow')) < 8) await wait(20);
});

test('a part whose first start fails is reported', async () => {
  const broken = await part('broken', 'process.exit(1);');
  await expect(supervisor.start(broken)).rejects.toThrow('The test-broken did not start');
  expect(await countStarts('broken')).toBe(1);
});
