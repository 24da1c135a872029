import { expect, test } from './fixtures.ts';
import { publishAgain, publishMadeUp } from './made-up-release.ts';

const REMOTE = 'mf-content';
const ROUTE = `${REMOTE}/made-up-page`;

/** A page of each of the other remotes, and its status. They are light: a busy machine makes heavy ones late, and so 503. */
const others = [
  ['/city/nowhere/', 404],
  ['/view/nowhere/', 404],
  ['/login/', 200],
] as const;

/** Asks for pages of the other remotes, 20 times a second in all, until it is stopped. */
function askOthers(origin: string) {
  const failed: string[] = [];
  const pending = new Set<Promise<unknown>>();
  let count = 0;
  const ask = async ([path, status]: (typeof others)[number]) => {
    try {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) });
      await answer.arrayBuffer();
      if (answer.status !== status) failed.push(`${path} ${answer.status}`);
    } catch (error) {
      failed.push(`${path} ${String(error)}`);
    }
  };
  const timer = setInterval(() => {
    const asked = ask(others[count % others.length] ?? others[0]).finally(() => pending.delete(asked));
    pending.add(asked);
    count += 1;
  }, 50);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
    return { count, failed };
  };
}

const stoodStill = 'its code made the process stand still';

/** Releases that a server must not use: what they do, and what the log says about it. */
const releases: {
  does: string;
  page?: string;
  handle?: string;
  start?: string;
  cause: string;
  route?: string;
}[] = [
  {
    does: 'rejects a promise that nobody awaits',
    page: "{ Component: () => 'x', loader: () => { void Promise.reject(new Error('stray')); return null; } }",
    cause: 'Error: stray',
  },
  {
    does: 'loops in a loader',
    page: "{ Component: () => 'x', loader: () => { for (;;); } }",
    cause: stoodStill,
  },
  {
    does: 'throws while a page is loaded',
    page: "(() => { throw new Error('no module'); })()",
    cause: 'Error: no module',
  },
  {
    does: 'throws while a page is rendered',
    page: "{ Component: () => { throw new Error('no render'); } }",
    cause: 'Error: no render',
  },
  {
    does: 'throws in a loader',
    page: "{ Component: () => 'x', loader: () => { throw new Error('no data for hanako@example.com'); } }",
    cause: 'Error: no data for …@…',
  },
  {
    does: 'uses what a shared part of this shell does not have',
    page: "{ Component: () => Object.values(madeUpScope['@gakumado/shared/brand'])[0].lib().brandNew() }",
    cause: 'TypeError: Object.values(...)[0].lib(...).brandNew is not a function',
  },
  {
    does: 'has no component',
    page: '{}',
    cause: 'the page has no Component',
  },
  {
    does: 'needs a window',
    page: '{ Component: () => window.innerWidth }',
    cause: 'ReferenceError: window is not defined',
  },
  {
    does: 'names an unknown layout',
    handle: "{ layout: 'wide' }",
    cause: 'UnknownNameError: no layout is called wide',
  },
  {
    does: 'names an unknown guard',
    handle: "{ layout: 'default', guards: ['adult'] }",
    cause: 'UnknownNameError: no guard is called adult',
  },
  {
    does: 'ends the process when it starts',
    start: 'process.exit(0);',
    cause: 'its code ended the process with code 0',
    route: '',
  },
  { does: 'stands still when it starts', start: 'for (;;);', cause: stoodStill, route: '' },
  {
    does: 'throws a moment after a page',
    page: "{ Component: () => 'x', loader: () => { setTimeout(() => { throw new Error('later'); }, 700); return null; } }",
    cause: 'Error: later',
    route: '',
  },
  {
    does: 'throws again and again from its start',
    start: "setInterval(() => { throw new Error('tick'); }, 300);",
    cause: 'Error: tick',
    route: '',
  },
  {
    does: 'ends the process in a loader',
    page: "{ Component: () => 'x', loader: () => process.exit(1) }",
    cause: 'its code ended the process with code 1',
  },
  {
    does: 'never answers in a loader',
    page: "{ Component: () => 'x', loader: () => new Promise(() => {}) }",
    cause: 'TimeoutError',
  },
  {
    does: 'uses up the memory',
    page: "{ Component: () => 'x', loader: () => { const all = []; for (;;) all.push(Buffer.alloc(1e7, 1)); } }",
    // A busy machine takes more than three seconds to hand out so much.
    cause: 'its code ',
  },
];

test('a release that ends, hangs or throws on the server reaches nobody', async ({
  store,
  startShell,
  readLog,
  request,
}) => {
  test.setTimeout(240_000);
  const origin = await startShell('/faq/');
  const stopAsking = askOthers(origin);
  for (const [index, { does, cause, route = ROUTE, ...release }] of releases.entries()) {
    await test.step(`one that ${does}`, async () => {
      const version = `9.0.${index}`;
      publishMadeUp(store, { remote: REMOTE, version, path: '/faq', ...release });
      const lines = () =>
        readLog().filter((line) => line['version'] === version && line['text'] === 'a release is refused');
      await expect.poll(lines, { timeout: 60_000, intervals: [100] }).not.toEqual([]);
      expect(lines()).toEqual([expect.objectContaining({ remote: REMOTE })]);
      expect([lines()[0]?.['cause'], lines()[0]?.['route'] ?? '']).toEqual([
        expect.stringContaining(cause),
        route,
      ]);
      const onServer = async () => (await request.get(`${origin}/faq/`)).text();
      await expect.poll(onServer, { timeout: 10_000 }).toContain('よくある');
    });
  }
  const { count, failed } = await stopAsking();
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(200);
  expect(JSON.stringify(readLog())).not.toContain('hanako');
});

test('a release that makes the server stand still for one visitor is left out from then on', async ({
  store,
  startShell,
  readLog,
  request,
}) => {
  const release = { remote: REMOTE, version: '9.1.0-loop' };
  publishMadeUp(store, {
    ...release,
    path: '/faq',
    page: `{
      loader: ({ request }) => {
        if (request.url.includes('loop')) for (;;);
        return null;
      },
      Component: () => 'made up',
    }`,
  });
  const origin = await startShell('/faq/');
  const onServer = async () => (await request.get(`${origin}/faq/`)).text();
  await expect.poll(onServer).toContain('made up');
  const linesWith = (text: string) => readLog().filter((line) => line['text'] === text);

  await fetch(`${origin}/faq/?loop=1`).catch(() => undefined);
  const freezes = () => linesWith('the server stood still and is ended');
  await expect.poll(freezes).toEqual([expect.objectContaining({ ...release, path: '/faq/' })]);

  await startShell('/faq/', { port: Number(new URL(origin).port) });
  expect(await onServer()).not.toContain('made up');
  expect(linesWith('a release is left out: it is quarantined')).toEqual([expect.objectContaining(release)]);

  publishAgain(store, REMOTE, release.version);
  await expect.poll(onServer).toContain('made up');
});
