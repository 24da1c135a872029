import { setTimeout as wait } from 'node:timers/promises';
import { sampleLogin, someEstateIds } from '../backend/src/testing/test-member.ts';
import { endConnections } from '../backend/src/testing/end-connections.ts';
import { withTestApp } from '../backend/src/testing/test-app.ts';
import type { TestApp } from '../backend/src/testing/test-app.ts';
import { startBackend } from './backend-process.ts';
import type { Backend } from './backend-process.ts';
import { addMembers, call, isServedOrBusy, login } from './call-backend.ts';
import type { Answer } from './call-backend.ts';

/** Members who save favourites. */
const SAVERS = 4;
/** Members who log in or forget their password, each once: a second mail within a minute is not sent. */
const OTHERS = 600;
const ESTATES = 200;

const KILL_MS = 10_000;
const KILL_EVERY_MS = 100;

let database: TestApp;
let url: string;
let backend: Backend;

beforeAll(async () => {
  database = await withTestApp();
  url = database.pool.options.connectionString ?? '';
  backend = await startBackend(url, database.config.varDir, {
    DATABASE_POOL_SIZE: '8',
    RATE_LIMIT_SCALE: '0',
    NOTIFY_INTERVAL_S: '1',
  });
}, 60_000);

afterAll(async () => {
  await backend.kill('SIGTERM');
  await database.close();
});

test('connections that end cost the requests that used them, and the backend stays', async () => {
  const mails = await addMembers(database, SAVERS + OTHERS);
  const savers = mails.splice(0, SAVERS);
  const tokens = await Promise.all(savers.map((mail) => login(backend.url, mail)));
  const estateIds = await someEstateIds(database, ESTATES);

  const answers: { path: string; answer: Answer }[] = [];
  async function send(path: string, body: object, token?: string): Promise<Answer> {
    const answer = await call(backend.url, path, body, token);
    answers.push({ path, answer });
    return answer;
  }

  const nextMail = () => mails.pop() ?? sampleLogin.mail_address;
  const saved = savers.map(() => new Set<number>());
  const visitors = [
    ...tokens.map((token, saver) => async (turn: number) => {
      const estate_id = estateIds[turn % ESTATES] ?? 0;
      const { status } = await send('estate/favorite/create', { estates: [{ estate_id }] }, token);
      if (status === 200) saved[saver]?.add(estate_id);
    }),
    ...Array.from({ length: 4 }, () => async () => {
      await send('customer/password/forgot', { mail_address: nextMail() });
    }),
    ...Array.from({ length: 3 }, () => async () => {
      await send('customer/login', { ...sampleLogin, mail_address: nextMail() });
    }),
    ...Array.from({ length: 3 }, () => async (turn: number) => {
      await send('estate/list', { price_from: 30_000 + (turn % 40) * 1_000 });
    }),
    async () => void (await send('address/detail', { zip_code: '1600022' })),
    async () => void (await send('school/campus/list', { school_id: 1 })),
  ];

  const over = new AbortController();
  const traffic = visitors.map(async (visit) => {
    for (let turn = 0; !over.signal.aborted && backend.isRunning(); turn += 1) await visit(turn);
  });
  const end = performance.now() + KILL_MS;
  while (performance.now() < end && backend.isRunning()) {
    await endConnections(url);
    await wait(KILL_EVERY_MS);
  }
  over.abort();
  await Promise.all(traffic);

  expect(backend.isRunning()).toBe(true);
  const unsound = answers.filter(({ answer }) => !isServedOrBusy(answer));
  expect(unsound.slice(0, 3)).toEqual([]);
  const refused = answers.filter(({ answer }) => answer.status === 503).length;
  expect(refused).toBeGreaterThan(0);

  await wait(1_000);
  answers.length = 0;
  await Promise.all(visitors.map((visit) => visit(0)));
  expect(answers.filter(({ answer }) => answer.status !== 200)).toEqual([]);

  const { rows } = await database.pool.query<{ estates: number[] }>(
    `select array(select estate_id from favorite where favorite.customer_id = customer.customer_id) as estates
     from customer, unnest($1::text[]) with ordinality as saver (mail, place)
     where customer.mail_address = saver.mail order by place`,
    [savers],
  );
  rows.forEach(({ estates }, saver) => {
    expect(estates).toEqual(expect.arrayContaining([...(saved[saver] ?? [])]));
  });
}, 60_000);
