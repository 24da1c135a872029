import { setImmediate } from 'node:timers/promises';
import { readAhead } from './read-ahead.ts';

/** As many turns of the event loop as it could take to work ahead: it takes one for each item. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

async function read<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

function counting(to: number) {
  const made: number[] = [];
  async function* source() {
    for (let number = 1; number <= to; number += 1) {
      made.push(number);
      yield number;
    }
  }
  return { made, source: source() };
}

test('works ahead as far as it may, and gives everything once in order', async () => {
  const { made, source } = counting(10);
  const ahead = readAhead(source, 4);
  await someTurns();
  expect(made).toEqual([1, 2, 3, 4]);
  expect(await read(ahead)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('stops when it is not wanted any more', async () => {
  const { made, source } = counting(10_000);
  const ahead = readAhead(source, 10_000);
  ahead.stop();
  await someTurns();
  expect(made.length).toBeLessThan(3);
});

test('reports a failure to the reader', async () => {
  // oxlint-disable-next-line require-yield
  async function* failing(): AsyncGenerator<number> {
    throw new Error('no railway');
  }
  const ahead = readAhead(failing(), 4);
  await someTurns();
  await expect(read(ahead)).rejects.toThrow('no railway');
});
