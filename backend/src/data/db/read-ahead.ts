import { setImmediate } from 'node:timers/promises';

/** Items that are worked out before anybody asks for them. They can be read once. */
export interface Ahead<T> extends AsyncIterable<T> {
  /** Works out no more of it. */
  stop: () => void;
}

/**
 * Starts on `source` at once and reads on, at most `most` items ahead, while this process waits for others. The reader
 * gets those items and then the rest as it comes.
 */
export function readAhead<T>(source: AsyncGenerator<T>, most: number): Ahead<T> {
  const items: T[] = [];
  const wanted = new AbortController();
  async function fill() {
    while (!wanted.signal.aborted && items.length < most) {
      const next = await source.next();
      if (next.done) return;
      items.push(next.value);
      await setImmediate();
    }
  }
  const filling = fill();
  // A failure is reported to the reader; ignoring it is fine.
  filling.catch(() => {});
  return {
    stop: () => wanted.abort(),
    async *[Symbol.asyncIterator]() {
      wanted.abort();
      await filling;
      yield* items;
      yield* source;
    },
  };
}
