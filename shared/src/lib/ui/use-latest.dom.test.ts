import { act, renderHook, waitFor } from '@testing-library/react';
import { useLatest } from './use-latest.ts';

interface Question {
  resolve: (text: string) => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
}

function renderLatest(first: string | null, delayMs?: number) {
  const questions = new Map<string, Question>();
  const load = (key: string, signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    questions.set(key, { resolve, reject, signal });
    return promise;
  };
  const view = renderHook(({ key }) => useLatest(load, key, { delayMs }), { initialProps: { key: first } });
  const asked = async (key: string): Promise<Question> => {
    await waitFor(() => expect(questions.has(key)).toBe(true));
    return questions.get(key) as Question;
  };
  return { ...view, questions, asked };
}

test('only the answer to the latest question shows, whichever comes first', async () => {
  const { result, rerender, asked } = renderLatest('a');
  const first = await asked('a');
  rerender({ key: 'b' });
  const second = await asked('b');
  expect(first.signal.aborted).toBe(true);
  await act(async () => second.resolve('B'));
  await act(async () => first.resolve('A'));
  expect(result.current).toEqual({ key: 'b', data: 'B' });
});

test('the last answer stays while nothing or something else is asked, also without data', async () => {
  const { result, rerender, asked } = renderLatest('a');
  const first = await asked('a');
  await act(async () => first.resolve('A'));
  rerender({ key: null });
  rerender({ key: 'b' });
  const second = await asked('b');
  expect(result.current).toEqual({ key: 'a', data: 'A' });
  await act(async () => second.reject(new Error('no network')));
  expect(result.current).toEqual({ key: 'b', data: undefined });
});

test('keys that follow each other within the delay are not asked for', async () => {
  const { rerender, questions, asked } = renderLatest('a', 100);
  rerender({ key: 'b' });
  rerender({ key: 'c' });
  await asked('c');
  expect([...questions.keys()]).toEqual(['c']);
});

test('a component that is gone asks nothing any more', async () => {
  const { unmount, asked } = renderLatest('a');
  const { signal } = await asked('a');
  unmount();
  expect(signal.aborted).toBe(true);
});
