/**
 * @jest-environment node
 */
import { messages } from '@gakumado/shared/forms';
import { answerCalls, refuseCall } from '@gakumado/shared/testing';
import { htmlOf, sendForm, serve } from './testing/serve.tsx';

const PASSWORD = 'nishiki-2026';
const MAIL = 'hanako@example.com';
const question = { question: '3たす4は？', token: 'question-1' };
const loginAnswer = {
  access_token: 'token-1',
  token_type: 'Bearer',
  expires_in: 3600,
  customer_id: 10001,
  user_name: '見本 花子',
  mail_address: MAIL,
};
const refuseField = (
  field: string,
  message: string,
  code: 'mismatch' | 'captcha' | 'duplicate' | 'required' = 'mismatch',
) => refuseCall(400, message, [{ field, code, message }]);

/** The page that answers a form; it never has a password in it. */
async function page(path: string, fields: Record<string, string>): Promise<string> {
  const answer = htmlOf(await sendForm(path, fields));
  expect(answer).not.toContain(PASSWORD);
  return answer;
}

/** Where a form leads to, and its cookies by their names. */
async function redirection(path: string, fields: Record<string, string>, cookie?: string) {
  const answer = await sendForm(path, fields, cookie);
  if (typeof answer === 'string') throw new Error(answer);
  const cookies = Object.fromEntries(
    answer.headers.getSetCookie().map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]),
  );
  return { status: answer.status, location: answer.headers.get('location'), cookies };
}

describe('login', () => {
  const form = { mail_address: 'ｈａｎａｋｏ@Example.com', password: PASSWORD };

  test('writes the cookies of the session, takes the lists of the guest and goes back', async () => {
    const calls = answerCalls({ 'customer/login': loginAnswer });
    const lists = 'Data-Favorite=[12%2C34]; DATA_HISTORY=%5B5%5D';
    const { status, location, cookies } = await redirection('/login/?return=%2Fview%2F12%2F', form, lists);
    expect([status, location]).toEqual([303, '/view/12/']);
    expect(calls[0]?.body).toMatchObject({
      mail_address: MAIL,
      password: PASSWORD,
      is_keep: false,
      guest_favorites: [12, 34],
      guest_history: [5],
    });
    expect(cookies).toEqual({
      Authorization: 'token-1; Path=/; SameSite=Lax; Secure',
      KEY_MY_MAIL: 'hanako%40example.com; Path=/; SameSite=Lax; Secure',
      KEY_CUSTOMER_ID: '10001; Path=/; SameSite=Lax; Secure',
      'Data-Favorite': '; Path=/; SameSite=Lax; Max-Age=0; Secure',
      DATA_HISTORY: '; Path=/; SameSite=Lax; Max-Age=0; Secure',
    });
  });

  test('lasts thirty days where the visitor wants it, and leads to no other site', async () => {
    answerCalls({ 'customer/login': loginAnswer });
    const { location, cookies } = await redirection('/login/?return=%2F%2Fevil.example%2F', {
      ...form,
      is_keep: 'on',
    });
    expect(location).toBe('/mypage/');
    expect(cookies['Authorization']).toBe('token-1; Path=/; SameSite=Lax; Max-Age=2592000; Secure');
  });

  test('is checked by the same rules, and keeps the address', async () => {
    const calls = answerCalls({});
    const html = await page('/login/', { mail_address: 'hanako', password: '', is_keep: 'on' });
    expect(html).toContain('入力内容に2件の誤りがあります。');
    expect(html).toContain('value="hanako"');
    expect(html).toMatch(/<input[^>]* id="is_keep"[^>]* checked=""/);
    expect(calls).toEqual([]);
  });

  test('that is refused says the same words, and never the password', async () => {
    answerCalls({ 'customer/login': refuseCall(400, messages.loginFailed) });
    const html = await page('/login/', { mail_address: MAIL, password: PASSWORD });
    expect(html).toContain(messages.loginFailed);
    expect(html).toContain(`value="${MAIL}"`);
  });

  test('of a name that was tried too often asks a question, and again after a wrong password', async () => {
    const asks = { 'captcha/question': question };
    answerCalls({
      ...asks,
      'customer/login': refuseField('recaptcha_token', messages.loginCaptcha, 'captcha'),
    });
    const html = await page('/login/', { mail_address: MAIL, password: PASSWORD });
    expect(html).toContain(messages.loginCaptcha);
    expect(html).toContain(question.question);

    const calls = answerCalls({ ...asks, 'customer/login': refuseCall(400, messages.loginFailed) });
    const answered = { mail_address: MAIL, password: PASSWORD, _question: 'question-1', _answer: ' 7 ' };
    const again = await page('/login/', answered);
    expect(calls[0]?.body['recaptcha_token']).toBe('question-1.7');
    expect(again).toContain(messages.loginFailed);
    expect(again).toContain(question.question);
  });

  test('before the code of the registration goes on to it, with what was sent and not in the address', async () => {
    answerCalls({ 'customer/login': refuseField('code', messages.mailUnconfirmed, 'required') });
    const { status, location } = await redirection('/login/?return=%2Ffaq%2F', form);
    expect([status, location]).toEqual([307, '/regist/?step=code&return=%2Ffaq%2F']);
    const html = await page(location ?? '', form);
    expect(html).toContain('確認コードのご入力');
    expect(html).toContain(`value="${form.mail_address}"`);
    expect(html).not.toContain('誤りがあります');
  });
});

describe('registration', () => {
  const form = {
    registrant_type: '1',
    mail_address: MAIL,
    password: PASSWORD,
    name_sei: '見本',
    name_mei: '花子',
    kana_sei: 'みほん',
    kana_mei: 'はなこ',
    grade_id: '3',
    agree: 'on',
  };
  const created = { customer_id: 10001, is_confirm_required: true };
  const sent = { ...form, _step: 'send', _request: '00000000-0000-4000-8000-000000000000' };

  test('asks on 確認 for the password to register, and carries all else along', async () => {
    answerCalls({ 'captcha/question': question });
    const html = await page('/regist/', form);
    expect(html).toContain('入力内容のご確認');
    expect(html).toContain('ミホン ハナコ');
    expect(html).toContain('<input type="hidden" name="name_sei" value="見本"/>');
    expect(html).not.toMatch(/type="hidden" name="password"/);
    expect(html).toContain('登録するパスワード');
    expect(html).toContain('ここに入力したパスワードで登録します。');
    expect(html).not.toContain('再入力');
    expect(html).toContain(question.question);
    expect(html).not.toContain('会員登録は無料です。');
  });

  test('is sent, and its code asked for with the address filled in', async () => {
    const calls = answerCalls({ 'customer/create': created });
    const html = await page('/regist/', { ...sent, _question: 'question-1', _answer: '7' });
    expect(calls[0]?.body).toMatchObject({
      password: PASSWORD,
      request_id: sent._request,
      recaptcha_token: 'question-1.7',
      guest_favorites: [],
    });
    expect(html).toContain('確認コードのご入力');
    expect(html).toContain('action="/regist/?step=code"');
    expect(html).toContain(`value="${MAIL}"`);
  });

  test('that is refused shows why, beside the item, and the password is empty', async () => {
    answerCalls({ 'customer/create': refuseField('mail_address', messages.mailDuplicate, 'duplicate') });
    const html = await page('/regist/', sent);
    expect(html).toContain('入力内容に1件の誤りがあります。');
    expect(html).toContain(messages.mailDuplicate);
    expect(html).toContain('value="見本"');
  });

  test('ends with its code, and the login says so without the address in its own', async () => {
    const calls = answerCalls({ 'customer/confirm': {} });
    const code = { mail_address: MAIL, code: '１２３ ４５６' };
    const { status, location } = await redirection('/regist/?step=code&return=%2Ffaq%2F', code);
    expect(calls[0]?.body).toMatchObject({ mail_address: MAIL, code: '123456' });
    expect([status, location]).toEqual([303, '/login/?return=%2Ffaq%2F&notice=registered']);
  });

  test('says what is wrong with a code, and never the code', async () => {
    answerCalls({ 'customer/confirm': refuseField('code', messages.codeMismatch) });
    const html = await page('/regist/?step=code', { mail_address: MAIL, code: '123456' });
    expect(html).toContain(messages.codeMismatch);
    expect(html).not.toContain('123456');
  });

  test('mails another code', async () => {
    const calls = answerCalls({ 'customer/confirm/resend': {} });
    const html = await page('/regist/?step=code', { mail_address: MAIL, code: '', _step: 'resend' });
    expect(calls[0]?.body).toMatchObject({ mail_address: MAIL });
    expect(html).toContain('確認コードを再送しました。');
  });
});

describe('a forgotten password', () => {
  test('has one text for every address, and the link is mailed again', async () => {
    answerCalls({ 'customer/password/forgot': {} });
    const html = await page('/reset_password/', { mail_address: MAIL });
    expect(html).toContain(messages.resetMailed);
    expect(html).not.toContain('もう一度お送りしました。');
    const again = await page('/reset_password/', { mail_address: MAIL, _step: 'again' });
    expect(again).toContain('もう一度お送りしました。');
    const other = await page('/reset_password/', { mail_address: MAIL, _step: 'other' });
    expect(other).toContain('再設定用のURLを送る');
    expect(other).not.toContain(MAIL);
  });

  test('says how long to wait', async () => {
    answerCalls({
      'customer/password/forgot': refuseCall(429, messages.tooOften, [], { 'retry-after': '1800' }),
    });
    const html = await page('/reset_password/', { mail_address: MAIL });
    expect(html).toContain(`${messages.tooOften}（約30分後にもう一度お試しいただけます）`);
    expect(html).toContain(`value="${MAIL}"`);
  });

  const link = '/reset_password/change/?code=q8Xv-secret&mail_address=hanako%40example.com';

  test('is set anew by the link of the mail, which ends the session of this browser', async () => {
    const calls = answerCalls({ 'customer/password/reset': {} });
    const { status, location, cookies } = await redirection(link, { password: PASSWORD });
    expect(calls[0]?.body).toMatchObject({ code: 'q8Xv-secret', mail_address: MAIL, password: PASSWORD });
    expect([status, location]).toEqual([303, '/login/?notice=passwordChanged']);
    expect(Object.keys(cookies)).toEqual(['Authorization', 'KEY_MY_MAIL', 'KEY_CUSTOMER_ID']);
    expect(cookies['Authorization']).toContain('Max-Age=0');
  });

  test('is refused beside its item, or for its link', async () => {
    answerCalls({ 'customer/password/reset': refuseField('password', messages.passwordUsed) });
    expect(await page(link, { password: PASSWORD })).toContain(messages.passwordUsed);
    answerCalls({ 'customer/password/reset': refuseField('code', messages.resetLinkInvalid) });
    const html = await page(link, { password: PASSWORD });
    expect(html).toContain(messages.resetLinkInvalid);
    expect(html).not.toMatch(/q8Xv-secret|hanako/);
    expect(html).not.toContain('パスワードを変更する');
  });
});

test('a logout leaves nothing of the member, whether the server knows the session or not', async () => {
  const calls = answerCalls({ 'customer/logout': 500 });
  const { status, location, cookies } = await redirection('/mypage/', {}, 'Authorization=token-1');
  expect(calls).toHaveLength(1);
  expect([status, location]).toEqual([303, '/']);
  expect(Object.keys(cookies)).toEqual([
    'Authorization',
    'KEY_MY_MAIL',
    'KEY_CUSTOMER_ID',
    'Data-Favorite',
    'DATA_HISTORY',
  ]);
});

describe('the end of a membership', () => {
  const form = { reason_ids: '2', reason_text: '決まりました', is_confirmed: 'on', password: PASSWORD };
  const { password: _asked, ...again } = form;

  test('is confirmed with the password, and ends in 完了', async () => {
    const calls = answerCalls({ 'customer/delete': {} });
    expect(await page('/withdrawal/', { password: '' })).toContain('入力内容に2件の誤りがあります。');
    const confirm = await page('/withdrawal/', form);
    expect(confirm).toContain('住まいが決まった');
    expect(confirm).toMatch(/autoComplete="current-password"[^>]*name="password"/);
    expect(calls).toEqual([]);
    const finished = await page('/withdrawal/', { ...again, _step: 'send', password: PASSWORD });
    expect(finished).toContain(messages.withdrawn);
    expect(calls[0]?.body).toMatchObject({ reason_ids: [2], password: PASSWORD, is_confirmed: true });
  });

  test('is refused for a wrong password, and nothing else is lost', async () => {
    answerCalls({ 'customer/delete': refuseField('password', messages.passwordWrong) });
    const html = await page('/withdrawal/', { ...form, _step: 'send' });
    expect(html).toContain(messages.passwordWrong);
    expect(html).toContain('決まりました');
  });

  test('begins with a login where the session has run out', async () => {
    answerCalls({ 'customer/delete': refuseCall(401, '') });
    const { status, location, cookies } = await redirection('/withdrawal/', { ...form, _step: 'send' });
    expect([status, location]).toEqual([303, '/login/?return=%2Fwithdrawal%2F']);
    expect(cookies['Authorization']).toContain('Max-Age=0');
  });
});

describe('the change of a registration', () => {
  const customer = {
    customer_id: 10001,
    mail_address: MAIL,
    registrant_type: 1,
    name_sei: '見本',
    name_mei: '花子',
    kana_sei: 'ミホン',
    kana_mei: 'ハナコ',
    tel: '09012345678',
    grade_id: 3,
    campus_ids: [56],
    move_in_ym: null,
    is_mail_magazine: true,
    is_new_arrival_mail: false,
  };
  const campuses = [{ campus_id: 56, school_name: '見本大学', campus_name: '中央キャンパス' }];
  const answers = {
    'customer/detail': customer,
    'customer/update': customer,
    'customer/mail/confirm': customer,
    'school/campus/list': campuses,
  };
  const at = (section: string) => `/change_registration/?section=${section}`;
  const updates = (calls: ReturnType<typeof answerCalls>) =>
    calls.filter(({ path }) => path === 'customer/update').map(({ body }) => body);
  const profile = {
    registrant_type: '1',
    name_sei: '見本',
    name_mei: '桜',
    kana_sei: 'みほん',
    kana_mei: 'さくら',
    tel: '090-1234-5678',
    grade_id: '3',
    campus_ids: '56',
  };

  test('shows what is registered to nobody but the member who asks', async () => {
    answerCalls(answers);
    const first = htmlOf(await serve(at('profile')));
    expect(first).toContain('登録内容を表示する');
    expect(first).not.toContain('花子');
    const form = await page(at('profile'), { _step: 'show' });
    expect(form).toContain('value="花子"');
    expect(form).toContain('見本大学 中央キャンパス');
    expect(form).toContain('<input type="hidden" name="campus_ids" value="56"/>');
  });

  test('confirms and saves a profile', async () => {
    const calls = answerCalls(answers);
    expect(await page(at('profile'), { ...profile, name_mei: '' })).toContain(
      'お名前（名）を入力してください。',
    );
    const confirm = await page(at('profile'), profile);
    expect(confirm).toContain('ミホン サクラ');
    expect(confirm).toContain('見本大学 中央キャンパス');
    expect(updates(calls)).toEqual([]);
    expect(await page(at('profile'), { ...profile, _step: 'send' })).toContain(messages.registrationChanged);
    expect(updates(calls)).toMatchObject([{ name_mei: '桜', tel: '09012345678', campus_ids: [56] }]);
  });

  test('takes a new mail address once its code was given', async () => {
    const calls = answerCalls(answers);
    const mail = { mail_address: 'new@example.com' };
    expect(await page(at('mail'), { ...mail, current_password: PASSWORD })).toContain('確認コードを送る');
    const code = await page(at('mail'), { ...mail, current_password: PASSWORD, _step: 'send' });
    expect(code).toContain('確認コードをお送りしました。');
    expect(await page(at('mail'), { code: '12' })).toContain('確認コード');
    expect(await page(at('mail'), { code: '１２３４５６' })).toContain(messages.registrationChanged);
    expect(calls.find(({ path }) => path === 'customer/mail/confirm')?.body).toMatchObject({
      code: '123456',
    });
  });

  test('refuses a password beside its item, and takes another', async () => {
    answerCalls({ ...answers, 'customer/update': refuseField('current_password', messages.passwordWrong) });
    const fields = { current_password: PASSWORD, password: `${PASSWORD}x` };
    expect(await page(at('password'), fields)).toContain(messages.passwordWrong);
    expect(await page(at('password'), { ...fields, password: 'short' })).toContain(messages.password);
    answerCalls(answers);
    expect(await page(at('password'), fields)).toContain(messages.registrationChanged);
  });

  test('sets the switches of mails', async () => {
    const calls = answerCalls(answers);
    const form = await page(at('notifications'), { _step: 'show' });
    expect(form).toMatch(/name="is_mail_magazine"[^>]*checked=""|checked=""[^>]*name="is_mail_magazine"/);
    expect(form.match(/checked=""/g)).toHaveLength(1);
    await page(at('notifications'), { is_new_arrival_mail: 'on' });
    expect(updates(calls)).toMatchObject([{ is_mail_magazine: false, is_new_arrival_mail: true }]);
  });

  test('begins with a login where the session has run out', async () => {
    answerCalls({ 'customer/detail': refuseCall(401, '') });
    const { location } = await redirection(at('profile'), { _step: 'show' });
    expect(location).toBe('/login/?return=%2Fchange_registration%2F%3Fsection%3Dprofile');
  });
});
