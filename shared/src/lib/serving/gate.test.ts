import { setTimeout as sleep } from 'node:timers/promises';
import { createGate, GateClosed } from './gate.ts';

/** Work that ends when the test says so. */
function piece() {
  let finish = () => {};
  const done = new Promise<string>((resolve) => {
    finish = () => resolve('done');
  });
  return { work: () => done, finish };
}

test('work beyond the width waits, in the order in which it came', async () => {
  const gate = createGate({ width: 1, perClient: 9 });
  const [first, second, third] = [piece(), piece(), piece()];
  const order: string[] = [];
  const all = [first, second, third].map(({ work }, index) =>
    gate.run('a', work).then(() => order.push(String(index))),
  );
  expect(gate.counts()).toMatchObject({ running: 1, waiting: 2 });
  first.finish();
  await all[0];
  second.finish();
  await all[1];
  third.finish();
  await all[2];
  expect(order).toEqual(['0', '1', '2']);
  expect(gate.counts()).toEqual({ running: 0, waiting: 0, passed: 3, refused: 0 });
});

test('a client that asks for the first time is next, before those that had their turn', async () => {
  const gate = createGate({ width: 1, perClient: 9 });
  await gate.run('busy', async () => 'before');
  const first = piece();
  const order: string[] = [];
  const running = gate.run('other', first.work);
  const waiting = ['busy', 'busy', 'new', undefined].map((client) =>
    gate.run(client, async () => order.push(String(client))),
  );
  first.finish();
  await Promise.all([running, ...waiting]);
  expect(order).toEqual(['new', 'undefined', 'busy', 'busy']);
});

test('work that waited its time is refused, and what comes later has its place', async () => {
  const gate = createGate({ width: 1, perClient: 9, waitMs: 30 });
  const first = piece();
  const running = gate.run('a', first.work);
  await expect(gate.run('b', async () => 'late')).rejects.toThrow(GateClosed);
  first.finish();
  await running;
  expect(await gate.run('b', async () => 'in time')).toBe('in time');
  expect(gate.counts()).toMatchObject({ passed: 2, refused: 1 });
});

test('a patient gate ends the waiting of a crowd, and not that of a few', async () => {
  const gate = createGate({ width: 1, perClient: 9, waitMs: 30, isPatient: true });
  const first = piece();
  const running = gate.run('a', first.work);
  const waiting = Array.from({ length: 6 }, (_, at) => gate.run(`${at}`, async () => 'served'));
  const results = Promise.allSettled(waiting);
  await Promise.all(waiting.slice(0, 2).map((late) => expect(late).rejects.toThrow(GateClosed)));
  await sleep(60);
  expect(gate.counts()).toMatchObject({ running: 1, waiting: 4, refused: 2 });
  first.finish();
  await running;
  expect((await results).filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

test('a gate may have room for so many that wait, and these wait as long as it takes', async () => {
  const gate = createGate({ width: 1, perClient: 9, waiting: 1 });
  const first = piece();
  const running = gate.run('a', first.work);
  const second = gate.run('b', async () => 'second');
  await expect(gate.run('c', async () => 'third')).rejects.toThrow(GateClosed);
  expect(gate.counts()).toMatchObject({ running: 1, waiting: 1, refused: 1 });
  first.finish();
  expect([await running, await second]).toEqual(['done', 'second']);
});

test('where no more may wait, a client that floods gives its place to one that asks once', async () => {
  const gate = createGate({ width: 1, perClient: 9, waiting: 2 });
  const first = piece();
  const running = gate.run('flood', first.work);
  const flooding = ['kept', 'given up'].map((name) => gate.run('flood', async () => name));
  const results = Promise.allSettled(flooding);
  const once = gate.run('once', async () => 'once');
  await expect(gate.run('flood', async () => 'more')).rejects.toThrow(GateClosed);
  first.finish();
  expect([await running, await once]).toEqual(['done', 'once']);
  expect((await results).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(gate.counts()).toMatchObject({ waiting: 0, passed: 3, refused: 2 });
});

test('a caller that leaves waits no more, and its client has its place back', async () => {
  const gate = createGate({ width: 1, perClient: 1 });
  const first = piece();
  const leaving = new AbortController();
  const running = gate.run('a', first.work);
  const left = gate.run('b', async () => 'left', leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow(GateClosed);
  const again = gate.run('b', async () => 'again');
  first.finish();
  expect([await running, await again]).toEqual(['done', 'again']);
});

test('one client has only so many, and others have theirs; a server of the site counts as none', async () => {
  const gate = createGate({ width: 9, perClient: 2 });
  const pieces = Array.from({ length: 6 }, piece);
  const run = (client: string | undefined, at: number) => gate.run(client, pieces[at]!.work);
  const running = [run('a', 0), run('a', 1), run('b', 2)];
  await expect(gate.run('a', async () => 'third')).rejects.toMatchObject({ isOfClient: true });
  running.push(run(undefined, 3), run(undefined, 4), run(undefined, 5));
  for (const { finish } of pieces) finish();
  expect(await Promise.all(running)).toHaveLength(6);
  expect(await gate.run('a', async () => 'again')).toBe('again');
});

test('a failure reaches its caller and frees the place', async () => {
  const gate = createGate({ width: 1, perClient: 1 });
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(gate.run('a', fail)).rejects.toThrow('broken');
  expect(await gate.run('a', async () => 'fine')).toBe('fine');
});

/** Work that keeps the thread busy for 40 ms; resolves with its end. */
async function busy(): Promise<number> {
  const until = performance.now() + 40;
  while (performance.now() < until);
  return performance.now();
}

test('a gate of work on the answering thread stays closed as long as a piece took', async () => {
  const gate = createGate({ width: 1, perClient: 9, rests: { alone: 1, inCrowd: 4 } });
  const startedAt = performance.now();
  await gate.run('a', busy);
  const secondEnd = await gate.run('a', busy);
  expect(secondEnd - startedAt).toBeGreaterThanOrEqual(115);
});

test('in a crowd it stays closed four times as long', async () => {
  const gate = createGate({ width: 1, perClient: 9, rests: { alone: 1, inCrowd: 4 } });
  const startedAt = performance.now();
  const ends = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((client) => gate.run(client, busy)));
  // Five wait behind the first, four behind the second.
  expect(ends[1]! - startedAt).toBeGreaterThanOrEqual(235);
  expect(ends[2]! - ends[1]!).toBeLessThan(200);
});

test('a gate may rest only while others wait', async () => {
  const gate = createGate({ width: 1, perClient: 9, rests: { alone: 0, inCrowd: 1 } });
  const first = piece();
  const running = gate.run('a', first.work);
  const next = gate.run('b', async () => 'next');
  first.finish();
  await running;
  expect(gate.counts()).toMatchObject({ running: 1, waiting: 1 });
  expect(await next).toBe('next');
  // Nobody waits behind it.
  expect(gate.counts()).toMatchObject({ running: 0, waiting: 0 });
});
