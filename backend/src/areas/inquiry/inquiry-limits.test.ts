import { createHash, randomUUID } from 'node:crypto';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { findMails, openShop, person, visit, visitDay } from '../../testing/test-inquiry.ts';

const question = { form_type: 'general', inquiry_contents_id: 1, applicant: person };

/** A solved challenge, as the widget would send it. */
async function solve(t: TestApp): Promise<string> {
  const { body } = await t.app.inject({ url: '/api/v1/user/captcha/challenge?action=inquiry' });
  const { algorithm, challenge, salt, signature } = JSON.parse(body);
  let number = 0;
  while (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) number += 1;
  return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
}

test('ten inquiries an hour from one address, of either kind; a repeat costs nothing', async () => {
  const t = await withTestApp();
  try {
    const request = { ...question, request_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => t.call('inquiry/create', question)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const order = {
      targets: [{ school_name_free: '見本大学', rank: 1, exam_type: 6 }],
      wishes: {},
      contact_method: [1],
      applicant: { ...person, registrant_type: 1, move_in_ym: visitDay.slice(0, 7) },
    };
    for (const [call, body] of [
      ['inquiry/create', request],
      ['inquiry/kimaroom', order],
    ] as const) {
      const { statusCode, body: answer } = await t.call(call, body);
      expect([statusCode, answer.status, answer.errors[0].code]).toEqual([429, 400, 'rate_limit']);
    }
    await t.pool.query('delete from rate_limit');
    expect((await t.call('inquiry/create', request)).statusCode).toBe(200);
    await t.pool.query('update rate_limit set tries = 10');
    expect((await t.call('inquiry/create', request)).statusCode).toBe(200);
  } finally {
    await t.close();
  }
});

test('a captcha token serves one inquiry, its repeats, and the next try after a time was taken', async () => {
  const t = await withTestApp({ CAPTCHA_PROVIDER: 'altcha', RATE_LIMIT_SCALE: '0' });
  try {
    await openShop(t);
    const none = await t.call('inquiry/create', question);
    expect(none.body.errors).toMatchObject([{ field: 'recaptcha_token', code: 'captcha' }]);

    const request = { ...question, request_id: randomUUID(), recaptcha_token: await solve(t) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => t.call('inquiry/create', request)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await findMails(t)).toHaveLength(2);
    const again = await t.call('inquiry/create', { ...request, request_id: randomUUID() });
    expect(again.body.errors).toMatchObject([{ field: 'recaptcha_token', code: 'captcha' }]);

    await t.call('inquiry/create', { ...visit, recaptcha_token: await solve(t) });
    const token = await solve(t);
    const taken = await t.call('inquiry/create', { ...visit, recaptcha_token: token });
    expect(taken.body.errors).toMatchObject([{ field: 'wishes.0.time', code: 'conflict' }]);
    const wishes = [{ date: visitDay, time: '15:00' }];
    expect((await t.call('inquiry/create', { ...visit, wishes, recaptcha_token: token })).statusCode).toBe(
      200,
    );
  } finally {
    await t.close();
  }
});

test('a wrong answer to the question is spent, although the inquiry is refused', async () => {
  const t = await withTestApp({ CAPTCHA_PROVIDER: 'altcha', RATE_LIMIT_SCALE: '0' });
  try {
    const { body } = await t.app.inject({ url: '/api/v1/user/captcha/question?action=inquiry' });
    const { token } = JSON.parse(body).result;
    const answer = (text: string) =>
      t.call('inquiry/create', {
        ...question,
        request_id: randomUUID(),
        recaptcha_token: `${token}.${text}`,
      });
    expect((await answer('-1')).statusCode).toBe(400);
    expect(await t.db.selectFrom('captcha_token').selectAll().execute()).toMatchObject([{ is_used: true }]);
    expect(await t.db.selectFrom('answered_request').selectAll().execute()).toEqual([]);
  } finally {
    await t.close();
  }
});

describe('what does not count against the ten inquiries', () => {
  test('a time that was taken', async () => {
    const t = await withTestApp();
    try {
      await openShop(t);
      expect((await t.call('inquiry/create', visit)).statusCode).toBe(200);
      const taken = await Promise.all(Array.from({ length: 12 }, () => t.call('inquiry/create', visit)));
      expect(new Set(taken.map(({ body }) => body.errors[0].code))).toEqual(new Set(['conflict']));
      const nine = await Promise.all(Array.from({ length: 10 }, () => t.call('inquiry/create', question)));
      expect(nine.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
      expect(nine.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    } finally {
      await t.close();
    }
  });

  test('a refused captcha, which has a limit of its own', async () => {
    const t = await withTestApp({ CAPTCHA_PROVIDER: 'altcha' });
    try {
      const refused = async (times: number) => {
        for (let n = 0; n < times; n += 1) {
          const { statusCode, body } = await t.call('inquiry/create', { ...question, recaptcha_token: 'x' });
          expect([statusCode, body.errors[0].code]).toEqual([400, 'captcha']);
        }
      };
      await refused(12);
      const token = await solve(t);
      const good = { ...question, recaptcha_token: token };
      expect((await t.call('inquiry/create', good)).statusCode).toBe(200);
      // A token that is spent is a refused one.
      expect((await t.call('inquiry/create', good)).body.errors[0].code).toBe('captcha');
      await refused(17);
      const url = '/api/v1/user/inquiry/create';
      const over = await t.app.inject({ method: 'POST', url, payload: question });
      expect([over.statusCode, over.json().errors[0].code]).toEqual([429, 'rate_limit']);
      expect(Number(over.headers['retry-after'])).toBeLessThanOrEqual(600);
      await t.pool.query(`update rate_limit set window_started_at = now() - interval '11 minutes'`);
      await refused(1);
    } finally {
      await t.close();
    }
  });
});
