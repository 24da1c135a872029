import { setImmediate } from 'node:timers/promises';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await withTestApp({ MAX_EVENT_LOOP_DELAY_MS: '5000' });
});
afterAll(() => t.close());

function stall(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('calls are answered after stalls that are shorter than the limit', async () => {
  for (let count = 0; count < 3; count += 1) {
    stall(1_200);
    await setImmediate();
    expect((await t.call('equipment/list')).statusCode).toBe(200);
  }
});
