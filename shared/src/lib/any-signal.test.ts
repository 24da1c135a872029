import { anySignal } from './any-signal.ts';

test('aborts with the first of its signals, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = anySignal([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('the other');
  one.abort('the one');
  expect(signal.reason).toBe('the other');
});

test('is aborted from the start by a signal that is', () => {
  const signal = anySignal([new AbortController().signal, AbortSignal.abort('before')]);
  expect([signal.aborted, signal.reason]).toEqual([true, 'before']);
});
