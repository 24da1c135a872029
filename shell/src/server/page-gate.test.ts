import { createPageCache } from './page-cache/page-cache.ts';
import { createPageGate } from './page-gate.ts';

const good = { status: 200, html: Buffer.from('<h1>部屋</h1>'), isPublic: true };
const makers = { release: 'one', others: [] };

test('a page for which there is no room is 503 in words, and kept by nobody', async () => {
  const gate = createPageGate({ width: 1, perClient: 1 });
  let finish = () => {};
  const first = gate.render('a', () => new Promise<typeof good>((resolve) => (finish = () => resolve(good))));
  const refused = await gate.render('a', async () => good);
  expect(refused).toMatchObject({ status: 503, isPublic: false });
  expect(String(refused.html)).toContain('ただいま混み合っています');
  finish();
  expect(await first).toBe(good);
  expect(gate.counts()).toMatchObject({ passed: 1, refused: 1 });
});

test('the last good page stands in for it', async () => {
  let ms = 0;
  const cache = createPageCache(() => ms);
  await cache.answer('/', makers, async () => good);
  ms += 10_000;
  const gate = createPageGate({ width: 1, perClient: 0 });
  const answer = await cache.answer('/', makers, () => gate.render('a', async () => good));
  expect(answer).toMatchObject({ status: 200, kept: { ageS: 10 } });
});

test('an error of a page stays one', async () => {
  const gate = createPageGate();
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(gate.render('a', fail)).rejects.toThrow('broken');
});
