import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { mailedCode } from './test-outbox.ts';
import type { TestApp } from './test-app.ts';

/** A browser for tests: keeps the refresh cookie of an answer and sends it back. */
export function createVisitor(t: TestApp) {
  let cookie: string | undefined;
  return {
    cookie: () => cookie,
    async call(path: string, body: object = {}, headers: InjectOptions['headers'] = {}) {
      const answer: LightMyRequestResponse = await t.app.inject({
        method: 'POST',
        url: `/api/v1/user/${path}`,
        payload: body,
        headers,
        cookies: cookie ? { refresh_token: cookie } : {},
      });
      const set = answer.cookies.find(({ name }) => name === 'refresh_token');
      if (set) cookie = set.value || undefined;
      return { statusCode: answer.statusCode, body: answer.json(), set };
    },
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A registration that the form accepts. */
export const registration = (mail_address: string) => ({
  registrant_type: 1,
  mail_address,
  mail_address_confirm: mail_address,
  password: 'sakura2026',
  name_sei: '山田',
  name_mei: '太郎',
  kana_sei: 'やまだ',
  kana_mei: 'ﾀﾛｳ',
  grade_id: 3,
  agree: true,
});

/** Registers, confirms and logs in. */
export async function registerMember(t: TestApp, mail_address: string) {
  const visitor = createVisitor(t);
  const form = registration(mail_address);
  await visitor.call('customer/create', form);
  await visitor.call('customer/confirm', { mail_address, code: await mailedCode(t, mail_address) });
  const login = { mail_address, password: form.password };
  const { body } = await visitor.call('customer/login', login);
  return { visitor, login, headers: bearer(body.result?.access_token) };
}
