import { readConfig } from '../../platform/config.ts';
import { ownKeys } from '../../testing/own-keys.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createDelivery } from '../../background/mail/deliver-mail.ts';
import { takeMail } from '../../background/mail/outbox-queries.ts';
import { queueMail } from '../../background/mail/queue-mail.ts';
import { sendMail } from '../../background/mail/send-mail.ts';
import { writeMail } from '../../background/mail/write-mail.ts';

let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
  await queueMail(t.db, {
    to_address: 'hanako@example.com',
    ...writeMail({
      title: '<script>alert(1)</script>のご確認',
      parts: [
        '次の画面をお開きください。\n<img src=x>',
        { link: '画面', href: 'https://example.com/reset?code=1&mail_address=a%40example.com' },
      ],
    }),
  });
  const mail = await takeMail(t.db);
  await sendMail(t.db, createDelivery(readConfig({}))!, mail!);
});
afterAll(() => t.close());

test('the inbox lists the mails that arrived, and shows one with its text and its links', async () => {
  const list = await t.app.inject('/inbox');
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain('受信箱（開発用）');
  expect(list.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;のご確認');
  const path = /href="(\/inbox\/\d+)"/.exec(list.body)?.[1] ?? '';
  const { body, headers } = await t.app.inject(path);
  expect(body).toContain('<a href="https://example.com/reset?code=1&amp;mail_address=a%40example.com">');
  expect(body).not.toMatch(/<script|<img/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain(`<iframe src="${path}/html"`);
  const html = await t.app.inject(`${path}/html`);
  expect(html.body).toContain(
    '<a href="https://example.com/reset?code=1&amp;mail_address=a%40example.com" style="',
  );
  expect(html.body).not.toMatch(/<script|<img/);
  expect(html.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a mail from before there was HTML has its text only', async () => {
  const { rows } = await t.pool.query(
    `insert into mail_outbox (to_address, subject, body_text, state) values ('a@example.com', '件名', '本文', 'sent')
     returning mail_id`,
  );
  const path = `/inbox/${rows[0].mail_id}`;
  expect((await t.app.inject(path)).body).not.toContain('<iframe');
  expect((await t.app.inject(`${path}/html`)).statusCode).toBe(404);
});

test.each(['/inbox/999999', '/inbox/999999/html', '/inbox/0', '/inbox/x', '/inbox/99999999999999999999'])(
  '%s is no mail',
  async (path) => {
    expect([400, 404]).toContain((await t.app.inject(path)).statusCode);
  },
);

test.each([
  ['from another machine', { remoteAddress: '203.0.113.5' }],
  ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['under a name of the web', { headers: { host: 'evil.example' } }],
])('not %s', async (_name, options) => {
  expect((await t.app.inject({ url: '/inbox', ...options })).statusCode).toBe(404);
});

test.each([
  ['SITE_ORIGIN', 'https://www.gakumado.example'],
  ['SMTP_URL', 'smtp://127.0.0.1:1'],
])('not with %s=%s', async (name, value) => {
  const other = await withTestApp({ ...ownKeys, [name]: value });
  expect((await other.app.inject('/inbox')).statusCode).toBe(404);
  await other.close();
});
