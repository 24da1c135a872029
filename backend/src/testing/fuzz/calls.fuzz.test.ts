import { listCalls } from '../../commands/docs/calls-page.ts';
import { descriptionOf } from '../../commands/docs/describe-app.ts';
import type { Call } from '../../commands/docs/calls-page.ts';
import { API_PREFIX } from '../../platform/http/typed-app.ts';
import { expectEnvelope, expectNothingInside, secretsOf } from './expect-sound.ts';
import { holds, withFuzzApp } from './fuzz-app.ts';
import type { FuzzApp } from './fuzz-app.ts';
import { hostileRequest, validRequest } from './requests.ts';
import type { FuzzRequest, Sender } from './requests.ts';
import { readJson } from './hostile-values.ts';
import { knowIds } from './known-ids.ts';
import type { KnownFields } from './valid-values.ts';

const FORGED = 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwidG9rZW5fdXNlIjoiYWNjZXNzIn0.';

let backend: FuzzApp;
let calls: [path: string, call: Call][];
let known: KnownFields;

beforeAll(async () => {
  backend = await withFuzzApp();
  await backend.app.ready();
  calls = listCalls(await descriptionOf(backend.app));
  known = await knowIds(backend.db);
});
afterAll(() => backend.close());

async function authorization(sender: Sender): Promise<{ authorization?: string }> {
  if (sender === 'customer') return backend.customer();
  return sender === 'forger' ? { authorization: FORGED } : {};
}

async function send(path: string, { sender, body, query, headers, remoteAddress }: FuzzRequest) {
  const who = await authorization(sender);
  backend.takeLog();
  const answer = await backend.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/${path}${query}`,
    payload: body,
    headers: { ...headers, ...who },
    remoteAddress,
  });
  const token = who.authorization?.slice('Bearer '.length) ?? [];
  expectNothingInside(answer, backend.takeLog(), [...secretsOf(readJson(body)), token].flat());
  expectEnvelope(answer);
  return answer;
}

const bodyOf = (call: Call) => call.requestBody?.content?.['application/json']?.schema ?? {};
const hasPages = (call: Call) => call.parameters?.some(({ name }) => name === 'page') ?? false;
const mayBe401 = (call: Call) => call.security?.some((choice) => 'bearer' in choice) ?? false;
const needsBearer = (call: Call) => mayBe401(call) && call.security?.every((choice) => 'bearer' in choice);

test('whatever is sent to a call, the answer is the envelope and nothing leaks', async () => {
  for (const [path, call] of calls) {
    await holds(path, hostileRequest(bodyOf(call), known), async (request) => {
      const answer = await send(path, request);
      if (!mayBe401(call)) expect(answer.statusCode).not.toBe(401);
    });
  }
}, 600_000);

test('valid requests are answered, and a Bearer token is required exactly where the schema says so', async () => {
  for (const [path, call] of calls) {
    await holds(path, validRequest(bodyOf(call), known, hasPages(call)), async (request) => {
      const answer = await send(path, request);
      if (!mayBe401(call)) expect(answer.statusCode).not.toBe(401);
      if (needsBearer(call) && request.sender !== 'customer') expect([400, 401]).toContain(answer.statusCode);
    });
  }
}, 600_000);
