import { createWorkGate } from './work-gate.ts';

/** Work that ends when the test says so. */
function makeWork(result: string) {
  let finish = () => {};
  const done = new Promise<string>((resolve) => {
    finish = () => resolve(result);
  });
  const state = { starts: 0, finish: () => finish() };
  return {
    state,
    work: () => {
      state.starts += 1;
      return done;
    },
  };
}

const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('concurrent callers share one run, later ones start another', async () => {
  const gate = createWorkGate(2, 10);
  const { state, work } = makeWork('picture');
  const both = Promise.all([gate.run('a', work), gate.run('a', work)]);
  state.finish();
  expect(await both).toEqual(['picture', 'picture']);
  expect(state.starts).toBe(1);
  await gate.run('a', work);
  expect(state.starts).toBe(2);
});

test('so many at a time, so many waiting, and a 503 for the rest', async () => {
  const gate = createWorkGate(1, 1);
  const [first, second] = [makeWork('first'), makeWork('second')];
  const running = gate.run('1', first.work);
  const waiting = gate.run('2', second.work);
  await expect(gate.run('3', async () => 'third')).rejects.toMatchObject({ name: 'GateClosed' });
  await turn();
  expect([first.state.starts, second.state.starts]).toEqual([1, 0]);
  first.state.finish();
  second.state.finish();
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});

test('a failure reaches every caller and frees the place', async () => {
  const gate = createWorkGate(1, 1);
  await expect(
    gate.run('a', async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await gate.run('a', async () => 'fine')).toBe('fine');
});
