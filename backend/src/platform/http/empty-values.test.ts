import { z } from 'zod';
import { listCalls } from '../../commands/docs/calls-page.ts';
import { descriptionOf } from '../../commands/docs/describe-app.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let backend: TestApp;
const bodies = new Map<string, z.ZodObject>();

beforeAll(async () => {
  backend = await withTestApp();
  backend.app.addHook('onRequest', async ({ url, routeOptions }) => {
    const body: unknown = routeOptions.schema?.body;
    if (body instanceof z.ZodObject) bodies.set(url, body);
  });
  await backend.app.ready();
});
afterAll(() => backend.close());

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Parts that a customer always has: null would empty them (customer/update). */
const NEVER_EMPTY = new Set(['registrant_type', 'name_sei', 'name_mei', 'mail_address', 'password']);

test('what may be left out of a call may be null as well', async () => {
  const calls = listCalls(await descriptionOf(backend.app)).map(([path]) => `/api/v1/user/${path}`);
  for (const url of calls) await backend.app.inject({ method: 'POST', url, payload: {} });
  expect(bodies.size).toBeGreaterThan(calls.length * 0.9);
  const refused = [...bodies].flatMap(([url, { shape }]) =>
    Object.entries(shape)
      .filter(([name]) => !(url.endsWith('/customer/update') && NEVER_EMPTY.has(name)))
      .filter(([, field]) => takes(field, undefined) && !takes(field, null))
      .map(([name]) => `${url} ${name}`),
  );
  expect(refused).toEqual([]);
});
