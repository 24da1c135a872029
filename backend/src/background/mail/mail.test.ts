import { readConfig } from '../../platform/config.ts';
import { ownKeys } from '../../testing/own-keys.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { smtpRefusal, startTestSmtp } from '../../testing/test-smtp.ts';
import type { TestSmtp } from '../../testing/test-smtp.ts';
import { createDelivery } from './deliver-mail.ts';
import { startMailSender } from './mail-sender.ts';
import { closeLost, takeMail } from './outbox-queries.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';
import { writeMail } from './write-mail.ts';

const MAIL = {
  to_address: 'hanako@example.com',
  ...writeMail({ title: 'ご確認', parts: ['こんにちは。\n二行目です。'] }),
};
let t: TestApp;
let smtp: TestSmtp;

beforeAll(async () => {
  t = await withTestApp();
});
beforeEach(async () => {
  smtp = await startTestSmtp();
  await t.pool.query('delete from mail_outbox');
});
afterEach(() => smtp.close());
afterAll(() => t.close());

const rows = () => t.db.selectFrom('mail_outbox').selectAll().orderBy('mail_id').execute();

/** One try of the next mail, and the outbox afterwards. */
async function trySending() {
  const deliver = createDelivery(readConfig({ SMTP_URL: smtp.url }));
  const mail = await takeMail(t.db);
  if (!deliver || !mail) throw new Error('nothing to send');
  const outcome = await sendMail(t.db, deliver, mail);
  const [row] = await rows();
  return { ...outcome, row };
}

const makeDue = () => t.pool.query("update mail_outbox set next_try_at = now() where state = 'waiting'");
const endLease = () => t.pool.query("update mail_outbox set lease_until = now() - interval '1 second'");

async function untilEmpty(): Promise<void> {
  const { rowCount } = await t.pool.query("select from mail_outbox where state in ('waiting', 'sending')");
  if (rowCount !== 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    await untilEmpty();
  }
}

const senderLog = () => {
  const lines: unknown[] = [];
  const add = (...line: unknown[]) => void lines.push(line);
  return { lines, log: { info: add, warn: add, error: add } };
};

test('a mail arrives as it was queued, in Japanese, with its sender and an id of its own', async () => {
  const long = 'お部屋探しのご案内'.repeat(40);
  await queueMail(t.db, {
    ...MAIL,
    subject: long,
    body_text: `${long}\n.\n..\nhttps://example.com/?a=1&b=2`,
    reply_to: 'shop@example.com',
  });
  expect((await trySending()).row).toMatchObject({
    state: 'sent',
    tries: 1,
    sent_at: expect.any(Date),
    last_error: null,
  });
  const [received] = smtp.received;
  expect(received?.recipients).toEqual(['hanako@example.com']);
  expect(received?.mail).toMatchObject({
    subject: long,
    from: { name: 'ガクマド', address: 'noreply@gakumado.example' },
    to: [{ name: '', address: 'hanako@example.com' }],
    replyTo: [{ name: '', address: 'shop@example.com' }],
    text: `${long}\n.\n..\nhttps://example.com/?a=1&b=2`,
    messageId: expect.stringMatching(/^<[\da-f-]{36}@gakumado\.example>$/),
  });
});

test('a mail that somebody subscribed to names the address that stops it with one press (RFC 8058)', async () => {
  const url = `https://gakumado.example/api/v1/user/search/condition/stop/${'1234567890-'.repeat(19)}1.${'a'.repeat(22)}`;
  await queueMail(t.db, { ...MAIL, unsubscribe_url: url });
  await queueMail(t.db, MAIL);
  await trySending();
  await trySending();
  const valueOf = (index: number, name: string) =>
    smtp.received[index]!.mail.headers.find(({ key }) => key === name)?.value;
  expect(valueOf(0, 'list-unsubscribe')).toBe(`<${url}>`);
  expect(valueOf(0, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(valueOf(1, 'list-unsubscribe')).toBeUndefined();
});

test('a file for a calendar goes along, and says what the calendar does with it', async () => {
  const lines = ['BEGIN:VCALENDAR', 'METHOD:CANCEL', 'END:VCALENDAR'];
  const content = lines.join('\r\n');
  await queueMail(t.db, { ...MAIL, calendar: { method: 'CANCEL', filename: 'Q12345678.ics', content } });
  await trySending();
  const { mail } = smtp.received[0]!;
  const parts = mail.attachments.map(({ mimeType, filename, method, content: bytes }) => ({
    mimeType,
    filename,
    method,
    text: new TextDecoder()
      .decode(bytes as ArrayBuffer)
      .trim()
      .split(/\r?\n/),
  }));
  expect(parts).toContainEqual(
    expect.objectContaining({ mimeType: 'text/calendar', method: 'CANCEL', text: lines }),
  );
  expect(parts).toContainEqual(expect.objectContaining({ filename: 'Q12345678.ics', text: lines }));
});

test('a mail is text and HTML with the same content', async () => {
  await queueMail(t.db, {
    to_address: MAIL.to_address,
    ...writeMail({
      title: '受け付けました <1>',
      parts: [
        '見本 花子 様',
        { heading: '店舗' },
        { lines: [['店舗', '高田馬場店', 'https://example.com/store/?shop=5&tab=access']] },
        { items: [{ name: '<b>見本館</b>', href: 'https://example.com/view/1/', details: ['5万円\uFF5E'] }] },
      ],
      footer: ['お知らせを希望された方へ', { link: '停止', href: 'https://example.com/stop/' }],
    }),
  });
  await trySending();
  const { mail } = smtp.received[0]!;
  expect(mail.headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^multipart\/alternative;/);
  expect(mail.attachments).toEqual([]);
  expect(mail.text?.trim()).toBe(
    [
      '見本 花子 様',
      '',
      '■ 店舗',
      '店舗：高田馬場店',
      'https://example.com/store/?shop=5&tab=access',
      '',
      '・<b>見本館</b>',
      '　5万円\uFF5E',
      '　https://example.com/view/1/',
      '',
      '────────────────',
      'お知らせを希望された方へ',
      '',
      '停止：',
      'https://example.com/stop/',
      '',
      'ガクマド',
    ].join('\n'),
  );
  for (const text of [
    '<h1 ',
    '見本 花子 様',
    '&lt;b&gt;見本館&lt;/b&gt;',
    'href="https://example.com/stop/"',
  ]) {
    expect(mail.html).toContain(text);
  }
});

test('a mail of a transaction that is rolled back is never sent', async () => {
  const undone = t.db.transaction().execute(async (trx) => {
    await queueMail(trx, MAIL);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await takeMail(t.db)).toBeUndefined();
});

describe('nothing in a mail begins a header or adds a recipient', () => {
  test('line ends and other controls in the subject and the addresses', async () => {
    await queueMail(t.db, {
      to_address: 'hanako@example.com\r\nBcc: evil@example.com',
      subject: '件名\r\nBcc: evil@example.com\r\n\r\n<b>body</b>\u0000\u2028x\u0085y',
      body_text: 'x',
      body_html: '<p>x</p>',
      reply_to: 'a@example.com\nBcc: evil@example.com',
    });
    const [row] = await rows();
    expect(row?.subject).toBe('件名 Bcc: evil@example.com <b>body</b> x y');
    expect(row?.to_address).toBe('hanako@example.comBcc: evil@example.com');
    expect(await trySending()).toMatchObject({
      result: 'refused',
      reason: 'UnusableAddress',
      row: { state: 'failed' },
    });
    expect(smtp.endings()).toBe(0);
  });

  test.each([
    'a@example.com, evil@example.com',
    'x <evil@example.com>',
    'a@example.com;evil@example.com',
    '"a b"@example.com',
    'nothing',
    '',
  ])('the address %p is not asked about', async (to_address) => {
    await queueMail(t.db, { ...MAIL, to_address });
    expect((await trySending()).row?.state).toBe('failed');
    expect(smtp.endings()).toBe(0);
  });

  test('a subject that looks like a header, and a body that looks like the end of a mail', async () => {
    await queueMail(t.db, {
      ...MAIL,
      subject: 'Bcc: evil@example.com',
      body_text: '一\r\n.\r\nMAIL FROM:<evil@example.com>\r\n二',
    });
    await trySending();
    const [received] = smtp.received;
    expect(smtp.received).toHaveLength(1);
    expect(received?.recipients).toEqual(['hanako@example.com']);
    expect(received?.mail.bcc).toBeUndefined();
    expect(received?.mail.subject).toBe('Bcc: evil@example.com');
    expect(received?.mail.text?.trim()).toBe('一\n.\nMAIL FROM:<evil@example.com>\n二');
  });
});

test.each([
  // Old addresses of Japanese carriers end a name with a dot, which servers want quoted.
  ['dot.@ezweb.ne.jp', '"dot."@ezweb.ne.jp'],
  ['a+b@example.com', 'a+b@example.com'],
  ["o'neill@example.com", "o'neill@example.com"],
])('the address %s is asked about as %s', async (to_address, asked) => {
  await queueMail(t.db, { ...MAIL, to_address });
  await trySending();
  expect(smtp.received[0]?.recipients).toEqual([asked]);
});

describe('a server that does not take the mail', () => {
  test('for now: again after growing pauses with the same message, then failed', async () => {
    await queueMail(t.db, MAIL);
    smtp.beforeAccept = async () => {
      throw smtpRefusal(451, '4.3.0 hanako@example.com: try again');
    };
    const pauses: number[] = [];
    for (let tries = 1; tries <= 10; tries += 1) {
      const { row } = await trySending();
      expect(row).toMatchObject({
        tries,
        state: tries < 10 ? 'waiting' : 'failed',
        last_error: 'EMESSAGE DATA 451 4.3.0',
      });
      pauses.push(Math.round(((row?.next_try_at.getTime() ?? 0) - Date.now()) / 1000));
      await makeDue();
    }
    expect(pauses.slice(0, 4)).toEqual([10, 30, 90, 270]);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(4 * 3600);
    expect(await takeMail(t.db)).toBeUndefined();
  });

  test('for now, and later does: one mail', async () => {
    await queueMail(t.db, MAIL);
    smtp.beforeAccept = async (attempt) => {
      if (attempt === 1) throw smtpRefusal(421, '4.3.2 closing');
    };
    expect((await trySending()).row?.state).toBe('waiting');
    await makeDue();
    expect((await trySending()).row?.state).toBe('sent');
    expect(smtp.received).toHaveLength(1);
  });

  test('for good: failed at once', async () => {
    await queueMail(t.db, MAIL);
    smtp.onRecipient = () => smtpRefusal(550, '5.1.1 <hanako@example.com> unknown');
    expect((await trySending()).row).toMatchObject({
      state: 'failed',
      tries: 1,
      last_error: 'EENVELOPE RCPT TO 550 5.1.1',
    });
  });

  test('because it is away: again later', async () => {
    await queueMail(t.db, MAIL);
    await smtp.close();
    expect((await trySending()).row).toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(/^E/),
    });
  });
});

describe('a try whose end is not known', () => {
  test('the connection breaks after the end of the message: sent again, with the same Message-ID', async () => {
    await queueMail(t.db, MAIL);
    const received: unknown[] = [];
    smtp.beforeAccept = async (attempt) => {
      if (attempt < 3) smtp.breakConnections();
    };
    for (const result of ['repeated', 'repeated', 'sent']) {
      const outcome = await trySending();
      expect(outcome.result).toBe(result);
      received.push(outcome.row?.message_key);
      await makeDue();
    }
    expect(new Set(received).size).toBe(1);
    expect([smtp.endings(), (await rows())[0]?.state]).toEqual([3, 'sent']);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test('again and again: unsure after ten tries, because one of them may have arrived', async () => {
    await queueMail(t.db, MAIL);
    smtp.beforeAccept = async () => smtp.breakConnections();
    for (let tries = 1; tries <= 10; tries += 1) {
      expect((await trySending()).result).toBe(tries < 10 ? 'repeated' : 'unsure');
      await makeDue();
    }
    expect(await takeMail(t.db)).toBeUndefined();
  });

  test('of a mail that is sent at most once: unsure, and not sent again', async () => {
    await queueMail(t.db, { ...MAIL, at_most_once: true });
    smtp.beforeAccept = async () => smtp.breakConnections();
    expect(await trySending()).toMatchObject({
      result: 'unsure',
      row: { state: 'unsure', handed_over_at: expect.any(Date) },
    });
    await endLease();
    expect([await takeMail(t.db), await closeLost(t.db)]).toEqual([undefined, []]);
  });

  test('the lease ends before the message does: it is not ended, and the next try sends it', async () => {
    await queueMail(t.db, MAIL);
    smtp.onRecipient = () => undefined;
    const deliver = createDelivery(readConfig({ SMTP_URL: smtp.url }));
    const mail = await takeMail(t.db);
    await endLease();
    const slow = sendMail(t.db, deliver!, mail!);
    await expect(slow).resolves.toMatchObject({ result: 'refused' });
    expect(smtp.endings()).toBe(0);
    await makeDue();
    expect((await trySending()).row).toMatchObject({ state: 'sent' });
    expect(smtp.received).toHaveLength(1);
  });

  test('the process ends after it handed over: another one sends', async () => {
    await queueMail(t.db, MAIL);
    await takeMail(t.db);
    await t.pool.query('update mail_outbox set handed_over_at = now()');
    await endLease();
    expect(await closeLost(t.db)).toEqual([]);
    expect(await trySending()).toMatchObject({ result: 'sent', row: { state: 'sent', tries: 2 } });
  });

  test('at most once: the process ends before it hands over: another one sends; after it: nobody does', async () => {
    await queueMail(t.db, { ...MAIL, at_most_once: true });
    await takeMail(t.db);
    await endLease();
    expect(await closeLost(t.db)).toEqual([]);
    await takeMail(t.db);
    await t.pool.query('update mail_outbox set handed_over_at = now()');
    await endLease();
    expect(await takeMail(t.db)).toBeUndefined();
    expect(await closeLost(t.db)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'unsure', tries: 2 }]);
  });
});

test('three senders empty the outbox together, every mail once, and log no address and no text', async () => {
  const { lines, log } = senderLog();
  const config = readConfig({ SMTP_URL: smtp.url });
  for (let n = 0; n < 60; n += 1) await queueMail(t.db, { ...MAIL, to_address: `u${n}@example.com` });
  const senders = Array.from({ length: 3 }, () => startMailSender({ db: t.db, config, log }));
  await untilEmpty();
  await Promise.all(senders.map((sender) => sender.stop()));
  const recipients = smtp.received.flatMap((received) => received.recipients);
  expect(recipients).toHaveLength(60);
  expect(new Set(recipients).size).toBe(60);
  expect(lines).toHaveLength(60);
  expect(JSON.stringify(lines)).not.toMatch(/example\.com|ご確認|こんにちは/);
});

test('a sender that stops finishes the mail under way', async () => {
  const { log } = senderLog();
  await queueMail(t.db, MAIL);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  smtp.beforeAccept = async () => {
    arrive();
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
  };
  const sender = startMailSender({ db: t.db, config: readConfig({ SMTP_URL: smtp.url }), log });
  await arrived;
  await sender.stop();
  expect(await rows()).toMatchObject([{ state: 'sent' }]);
});

test('on a real site without a mail server, mails wait', async () => {
  const { lines, log } = senderLog();
  await queueMail(t.db, MAIL);
  const sender = startMailSender({
    db: t.db,
    config: readConfig({ SITE_ORIGIN: 'https://www.gakumado.example', ...ownKeys }),
    log,
  });
  await sender.stop();
  expect(lines).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'waiting', tries: 0 }]);
});

test('/readyz counts the mails that are not sent, and those that a person has to look at', async () => {
  for (let n = 0; n < 6; n += 1) await queueMail(t.db, MAIL);
  await t.pool
    .query(`update mail_outbox set state = (array['waiting', 'sending', 'sent', 'unsure', 'failed', 'failed'])[
    mail_id - (select min(mail_id) from mail_outbox) + 1]`);
  const answer = await t.app.inject('/readyz');
  expect(answer.json()).toMatchObject({ status: 'ready', mails: { unsent: 2, unsure: 1, failed: 2 } });
});
