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

let t: TestApp;
let smtp: TestSmtp;
const children: ChildProcess[] = [];

/** Name of the senders' connections in this database server. */
const SENDER = `sender of ${process.pid}`;

beforeAll(async () => {
  t = await withTestApp();
});
beforeEach(async () => {
  smtp = await startTestSmtp();
  await t.pool.query('delete from mail_outbox');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  // The server would still run the last query of a killed process, which may take the mail of the next test.
  await t.pool.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = $1',
    [SENDER],
  );
  await smtp.close();
});
afterAll(() => t.close());

const queue = (kind: { at_most_once?: true } = {}) =>
  queueMail(t.db, {
    to_address: 'hanako@example.com',
    ...writeMail({ title: 'ご確認', parts: ['本文'] }),
    ...kind,
  });

/** A process that sends the mails of this database. */
function startSender(): ChildProcess {
  const program = fileURLToPath(new URL('../../testing/mail-process.ts', import.meta.url));
  const database = new URL(t.pool.options.connectionString ?? '');
  database.searchParams.set('application_name', SENDER);
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: database.href, SMTP_URL: smtp.url },
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
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('killed while it talks to the mail server: the next process sends, once', async () => {
  await queue();
  let isAsked = false;
  let isHanging = true;
  smtp.onRecipient = () => {
    isAsked = true;
    return isHanging ? 'hang' : undefined;
  };
  const first = startSender();
  await until(() => isAsked);
  await kill(first);
  expect(await outbox()).toMatchObject({ state: 'sending', handed_over_at: null });
  isHanging = false;
  await endLease();
  startSender();
  await until(async () => (await outbox()).state === 'sent');
  expect(smtp.received).toHaveLength(1);
});

test('killed after the server has the whole mail and before that is noted: sent again, with the same Message-ID', async () => {
  await queue();
  smtp.beforeAccept = async (attempt) => {
    if (attempt === 1) await kill(children[0]!);
  };
  startSender();
  await until(() => smtp.received.length === 1);
  await endLease();
  startSender();
  await until(async () => (await outbox()).state === 'sent');
  expect(smtp.received.map(({ mail }) => mail.messageId)).toEqual(
    Array.from({ length: 2 }, () => smtp.received[0]?.mail.messageId),
  );
});

test('killed at that moment with a mail that is sent at most once: not sent again', async () => {
  await queue({ at_most_once: true });
  smtp.beforeAccept = () => kill(children[0]!);
  startSender();
  await until(() => smtp.received.length === 1);
  await endLease();
  startSender();
  await until(async () => (await outbox()).state === 'unsure');
  expect([smtp.endings(), smtp.received.length]).toEqual([1, 1]);
});
