import { hash } from 'node:crypto';
import type { CaptchaAction } from '@gakumado/shared/contract';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { makeChallenge } from './altcha.ts';
import { checkCaptcha } from './check-captcha.ts';
import { findAnswer } from '#testing/answered-question.ts';
import { makeQuestion } from './question.ts';
import { readConfig } from '../../platform/config.ts';

let t: TestApp;
const config = readConfig({});

beforeAll(async () => {
  t = await withTestApp({ CAPTCHA_PROVIDER: 'altcha', RATE_LIMIT_SCALE: '0' });
});
afterAll(() => t.close());

const check = (token: string | undefined, action: CaptchaAction = 'inquiry') =>
  checkCaptcha({ db: t.db, config }, token, action);
const refused = { status: 400, fields: [{ field: 'recaptcha_token', code: 'captcha' }] };

const fetchJson = async (path: string) => (await t.app.inject(`/api/v1/user/captcha/${path}`)).json();

interface Challenge {
  algorithm: string;
  challenge: string;
  maxnumber?: number;
  salt: string;
  signature: string;
}

/** The work of the widget; the library hashes each number in a task of its own, which takes twenty times as long. */
function solve({ algorithm, challenge, maxnumber = 0, salt, signature }: Challenge): string {
  let number = 0;
  while (number <= maxnumber && hash('sha256', `${salt}${number}`) !== challenge) number += 1;
  const payload = { algorithm, challenge, number, salt, signature };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

const verify = async (token: string, action = 'inquiry') =>
  (await t.call('recaptcha/verify', { token, action })).body.result;

describe('a solved challenge', () => {
  test('counts once, however often it is verified before', async () => {
    const token = solve(await fetchJson('challenge?action=inquiry'));
    expect(await verify(token)).toEqual({ success: true, score: 1, action: 'inquiry' });
    expect(await verify(token)).toMatchObject({ success: true });
    await check(token);
    await expect(check(token)).rejects.toMatchObject(refused);
    expect(await verify(token)).toEqual({ success: false, score: 0, action: 'inquiry' });
  });

  test('counts once also when twenty processes spend it at the same time, written in different ways', async () => {
    const token = solve(await fetchJson('challenge?action=inquiry'));
    const spaced = (n: number) =>
      Buffer.from(Buffer.from(token, 'base64').toString() + ' '.repeat(n)).toString('base64');
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => check(spaced(n))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is refused for another action, too late, or changed', async () => {
    const challenge = await makeChallenge(t.db, 'inquiry');
    await expect(check(solve(challenge), 'regist')).rejects.toMatchObject(refused);
    const late = await makeChallenge(t.db, 'inquiry', Date.now() - 11 * 60_000);
    await expect(check(solve(late))).rejects.toMatchObject(refused);
    const forged = { ...challenge, salt: challenge.salt.replace('action=inquiry', 'action=regist') };
    await expect(check(solve(forged), 'regist')).rejects.toMatchObject(refused);
    await expect(check(solve({ ...challenge, signature: 'a'.repeat(64) }))).rejects.toMatchObject(refused);
  });
});

test.each([
  'x',
  '{}',
  'bnVsbA==',
  '[]',
  'q1.',
  `q1.${'a'.repeat(36)}.1234567890123.${'0'.repeat(64)}.7`,
  '😀',
  'あ'.repeat(4096),
])('the token %.20p is refused, and verified as no success', async (token) => {
  await expect(check(token)).rejects.toMatchObject(refused);
  expect(await verify(token)).toEqual({ success: false, score: 0, action: 'inquiry' });
});

test('every form needs a token', async () => {
  await expect(check(undefined)).rejects.toMatchObject(refused);
  await expect(check(undefined, 'roomorder')).rejects.toMatchObject(refused);
  await expect(check('x', 'login')).rejects.toMatchObject(refused);
});

describe('the question', () => {
  test('is natural Japanese, and its answer counts once', async () => {
    const { result } = await fetchJson('question?action=regist');
    expect(result.question).toMatch(/^次の質問の答えを数字で入力してください：.+か$/);
    const token = `${result.token}.${await findAnswer(t.db, result, 'regist')}`;
    expect(await verify(token, 'regist')).toMatchObject({ success: true });
    await check(token, 'regist');
    await expect(check(token, 'regist')).rejects.toMatchObject(refused);
  });

  test('accepts digits of full width', async () => {
    const question = await makeQuestion(t.db, 'inquiry');
    const wide = String(await findAnswer(t.db, question, 'inquiry')).replaceAll(/\d/g, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    );
    await check(`${question.token}.${wide}`);
  });

  test('is used up by one wrong answer, also to recaptcha/verify', async () => {
    const question = await makeQuestion(t.db, 'inquiry');
    const { token } = question;
    expect(await verify(`${token}.99`)).toMatchObject({ success: false });
    await expect(check(`${token}.${await findAnswer(t.db, question, 'inquiry')}`)).rejects.toMatchObject(
      refused,
    );
  });

  test('is refused for another action and too late', async () => {
    const question = await makeQuestion(t.db, 'inquiry');
    const answer = await findAnswer(t.db, question, 'inquiry');
    await expect(check(`${question.token}.${answer}`, 'regist')).rejects.toMatchObject(refused);
    const late = await makeQuestion(t.db, 'inquiry', Date.now() - 31 * 60_000);
    for (let guess = 0; guess <= 20; guess += 1)
      await expect(check(`${late.token}.${guess}`)).rejects.toMatchObject(refused);
  });
});

test('captcha/provider: no key where no other service is asked', async () => {
  const answer = await t.app.inject('/api/v1/user/captcha/provider');
  expect(answer.json().result).toMatchObject({ site_key: null, script_url: null });
});
