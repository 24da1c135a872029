import { createBeatMemory, readVisits, writeVisits } from './beat.ts';
import { releaseOfFrames } from './running-release.ts';
import { createStillTicks, TICK_MS } from './still-ticks.ts';

const ticks = (beats: readonly number[], usedMs = TICK_MS) => {
  const dueAt = createStillTicks();
  return beats.map((beat) => dueAt(beat, usedMs));
};

test('a main thread that stands still for three seconds of the watcher is looked at, and ended after ten', () => {
  const due = ticks([1, 2, ...Array.from({ length: 20 }, () => 3), 3]);
  expect(due.indexOf('look')).toBe(2 + 6);
  expect(due.indexOf('end')).toBe(2 + 20);
});

test('a main thread that a busy machine leaves without the processor has about three times as long', () => {
  const due = ticks(
    Array.from({ length: 90 }, () => 3),
    TICK_MS / 10,
  );
  expect(due.indexOf('look')).toBe(18);
  expect(due.indexOf('end')).toBe(58);
});

test('a late heartbeat is none of it', () => {
  expect(new Set(ticks([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]))).toEqual(new Set(['nothing']));
});

test('visits are handed over, the newest where they are too many', () => {
  const memory = createBeatMemory();
  const visit = { remote: 'mf-estate', version: '1', path: '/view/1/' };
  expect(readVisits(memory)).toEqual([]);
  writeVisits(memory, [visit]);
  expect(readVisits(memory)).toEqual([visit]);
  writeVisits(memory, [...Array.from({ length: 1_000 }, () => visit), { ...visit, path: '/学校/' }]);
  expect(readVisits(memory).at(-1)).toEqual({ ...visit, path: '/学校/' });
});

test('a stack is of the release whose code is the innermost', () => {
  const frame = (url: string) => ({ name: 'loader', url, line: 9, column: 4 });
  const page = 'file:///srv/var/mirror-12/mf-estate/1.0.0/node/page.js';
  expect(
    releaseOfFrames([frame('node:internal/x'), frame('file:///srv/var/build/render.cjs'), frame(page)]),
  ).toEqual({
    remote: 'mf-estate',
    version: '1.0.0',
    place: 'page.js:10',
    stack: `    at loader (${page}:10:5)`,
  });
  expect(releaseOfFrames([frame('node:internal/x')])).toBeUndefined();
  const ofSource = 'file:///srv/var/build/dev/mf-estate/node/page.js';
  expect(releaseOfFrames([frame(ofSource)])).toBeUndefined();
  expect(releaseOfFrames([frame('node:vm'), frame(ofSource)], '/srv/var/build/dev')).toMatchObject({
    remote: 'mf-estate',
    version: 'dev',
  });
  expect(releaseOfFrames([frame('file:///srv/var/log/node/page.js')], '/srv/var/build/dev')).toBeUndefined();
});
