import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestSmtp } from '../../testing/test-smtp.ts';
import type { TestSmtp } from '../../testing/test-smtp.ts';
import { queueMail } from './queue-mail.ts';
import { writeMail } from './write-mail.ts';

// Four whole backends are started.
jest.setTimeout(120_000);

let t: TestApp;
let smtp: TestSmtp;
const children: ChildProcess[] = [];

beforeAll(async () => {
  t = await withTestApp();
});
beforeEach(async () => {
  smtp = await startTestSmtp();
  await t.pool.query('delete from mail_outbox');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await smtp.close();
});
afterAll(() => t.close());

const queue = (kind: { at_most_once?: true } = {}) =>
  queueMail(t.db, {
    to_address: 'hanako@example.com',
    ...writeMail({ title: 'ご確認', parts: ['本文'] }),
    ...kind,
  });

/** A whole backend of its own on this database. */
function startBackend(): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../main.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: t.pool.options.connectionString,
      SMTP_URL: smtp.url,
      BACKEND_PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  children.push(child);
  return child;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  if (await isTrue()) return;
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await until(isTrue);
}

const outbox = () => t.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
const endLease = () => t.pool.query("update mail_outbox set lease_until = now() - interval '1 second'");

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('killed while it talks to the mail server: the next backend sends, once', async () => {
  await queue();
  let isAsked = false;
  let isHanging = true;
  smtp.onRecipient = () => {
    isAsked = true;
    return isHanging ? 'hang' : undefined;
  };
  const first = startBackend();
  await until(() => isAsked);
  await kill(first);
  expect(await outbox()).toMatchObject({ state: 'sending', handed_over_at: null });
  isHanging = false;
  await endLease();
  startBackend();
  await until(async () => (await outbox()).state === 'sent');
  expect(smtp.received).toHaveLength(1);
});

test('killed after the server has the whole mail and before that is noted: sent again, with the same Message-ID', async () => {
  await queue();
  smtp.beforeAccept = async (attempt) => {
    if (attempt === 1) await kill(children[0]!);
  };
  startBackend();
  await until(() => smtp.received.length === 1);
  await endLease();
  startBackend();
  await until(async () => (await outbox()).state === 'sent');
  expect(smtp.received.map(({ mail }) => mail.messageId)).toEqual(
    Array.from({ length: 2 }, () => smtp.received[0]?.mail.messageId),
  );
});

test('killed at that moment with a mail that is sent at most once: not sent again', async () => {
  await queue({ at_most_once: true });
  smtp.beforeAccept = () => kill(children[0]!);
  startBackend();
  await until(() => smtp.received.length === 1);
  await endLease();
  startBackend();
  await until(async () => (await outbox()).state === 'unsure');
  expect([smtp.endings(), smtp.received.length]).toEqual([1, 1]);
});
