import { createRetryPauses } from './retry-pauses.ts';

test('pauses double up to half a minute, and begin anew after a success', () => {
  let now = 0;
  const pauses = createRetryPauses(1_000, () => now);
  const seen: number[] = [];
  const failAndWait = () => {
    pauses.failed('mf-estate 1.0.0');
    const failedAt = now;
    while (!pauses.isDue('mf-estate 1.0.0')) now += 500;
    seen.push((now - failedAt) / 1_000);
  };
  expect(pauses.isDue('mf-estate 1.0.0')).toBe(true);
  for (let i = 0; i < 7; i += 1) failAndWait();
  pauses.succeeded('mf-estate 1.0.0');
  failAndWait();
  expect(seen).toEqual([1, 2, 4, 8, 16, 30, 30, 1]);
});

test('a failure delays nothing else', () => {
  const pauses = createRetryPauses(1_000, () => 0);
  pauses.failed('mf-estate 1.0.0');
  expect(pauses.isDue('mf-estate 1.0.1')).toBe(true);
});
