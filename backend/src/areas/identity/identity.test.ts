import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { mailedCode, mailedQuery, mailsTo, passAMinute } from '../../testing/test-outbox.ts';
import { sweepSessions } from './identity-queries.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ClientId = 'gakumado-web';
const PASSWORD = 'sakura2026';
let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());

async function cognito(action: string, body: object) {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/cognito',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    payload: JSON.stringify(body),
  });
  return { statusCode: answer.statusCode, body: answer.json(), type: answer.headers['x-amzn-errortype'] };
}

const auth = (Username: string, password = PASSWORD) =>
  cognito('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId,
    AuthParameters: { USERNAME: Username, PASSWORD: password },
  });

async function signUp(Username: string) {
  await cognito('SignUp', { ClientId, Username, Password: PASSWORD });
  await cognito('ConfirmSignUp', { ClientId, Username, ConfirmationCode: await mailedCode(t, Username) });
  const { body } = await auth(Username);
  return body.AuthenticationResult;
}

test('sign-up, confirmation by the mailed code, sign-in, user', async () => {
  const Username = 'taro@example.com';
  const signed = await cognito('SignUp', { ClientId, Username, Password: PASSWORD });
  expect(signed.body).toMatchObject({
    UserConfirmed: false,
    CodeDeliveryDetails: { Destination: 't***@e***' },
  });
  expect((await auth(Username)).body.__type).toBe('UserNotConfirmedException');

  const code = await mailedCode(t, Username);
  const wrong = code === '000000' ? '111111' : '000000';
  const mismatch = await cognito('ConfirmSignUp', { ClientId, Username, ConfirmationCode: wrong });
  expect(mismatch).toMatchObject({ statusCode: 400, type: 'CodeMismatchException' });
  const confirmed = await cognito('ConfirmSignUp', { ClientId, Username, ConfirmationCode: code });
  expect(confirmed).toMatchObject({ statusCode: 200, body: {} });

  const { body } = await auth('Taro@Example.com');
  const user = await cognito('GetUser', { AccessToken: body.AuthenticationResult.AccessToken });
  expect(user.body).toEqual({
    Username: signed.body.UserSub,
    UserAttributes: [
      { Name: 'sub', Value: signed.body.UserSub },
      { Name: 'email', Value: Username },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  const again = await cognito('SignUp', { ClientId, Username, Password: PASSWORD });
  expect(again.type).toBe('UsernameExistsException');
});

test('tokens verify with the published keys and carry the usual claims; the key outlives the process', async () => {
  const tokens = await signUp('claims@example.com');
  const jwks = (await t.app.inject('/cognito/.well-known/jwks.json')).json();
  expect(jwks.keys).toHaveLength(1);
  expect(jwks.keys[0]).not.toHaveProperty('d');
  const { payload } = await jwtVerify(tokens.AccessToken, createLocalJWKSet(jwks));
  expect(payload).toMatchObject({
    token_use: 'access',
    client_id: ClientId,
    username: payload.sub,
    iss: expect.any(String),
    jti: expect.any(String),
    origin_jti: expect.any(String),
  });
  expect(payload.exp! - payload.iat!).toBe(3600);
  const stored = await t.db.selectFrom('identity_key').select('kid').execute();
  expect(stored).toEqual([{ kid: decodeProtectedHeader(tokens.AccessToken).kid }]);
});

test('no password, refresh token or code is stored as it is', async () => {
  const tokens = await signUp('stored@example.com');
  const users = await t.db.selectFrom('identity_user').select('password_hash').execute();
  for (const { password_hash } of users)
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const sessions = await t.db.selectFrom('identity_session').select('refresh_hash').execute();
  expect(sessions.map((row) => row.refresh_hash.toString())).not.toContain(tokens.RefreshToken);
});

test('an id token is no access token, nor is one signed by another key', async () => {
  const { IdToken, AccessToken } = await signUp('kinds@example.com');
  const [head, , signature] = AccessToken.split('.');
  const forged = `${head}.${btoa(JSON.stringify({ token_use: 'access' })).replaceAll('=', '')}.${signature}`;
  for (const token of [IdToken, forged, 'x']) {
    expect((await cognito('GetUser', { AccessToken: token })).type).toBe('NotAuthorizedException');
  }
});

test('a revoked refresh token ends its session, a global sign-out all of them', async () => {
  const mail = 'leaving@example.com';
  const first = await signUp(mail);
  const second = (await auth(mail)).body.AuthenticationResult;
  const third = (await auth(mail)).body.AuthenticationResult;
  const refresh = (token: string) =>
    cognito('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId,
      AuthParameters: { REFRESH_TOKEN: token },
    });

  expect((await refresh(first.RefreshToken)).body.AuthenticationResult.AccessToken).toBeTruthy();
  await cognito('RevokeToken', { ClientId, Token: first.RefreshToken });
  expect((await refresh(first.RefreshToken)).type).toBe('NotAuthorizedException');
  expect((await cognito('GetUser', { AccessToken: first.AccessToken })).type).toBe('NotAuthorizedException');
  expect((await cognito('GetUser', { AccessToken: second.AccessToken })).statusCode).toBe(200);

  await cognito('GlobalSignOut', { AccessToken: third.AccessToken });
  for (const tokens of [second, third]) {
    expect((await cognito('GetUser', { AccessToken: tokens.AccessToken })).type).toBe(
      'NotAuthorizedException',
    );
    expect((await refresh(tokens.RefreshToken)).type).toBe('NotAuthorizedException');
  }
  expect((await auth(mail)).statusCode).toBe(200);
});

test('five wrong codes and the right one is refused as well, until a new one is sent', async () => {
  const Username = 'guess@example.com';
  await cognito('SignUp', { ClientId, Username, Password: PASSWORD });
  const confirm = async (ConfirmationCode: string) =>
    (await cognito('ConfirmSignUp', { ClientId, Username, ConfirmationCode })).type;
  const code = await mailedCode(t, Username);
  const types = [];
  for (let tries = 0; tries < 5; tries += 1) types.push(await confirm('xxxxxx'));
  expect([...types, await confirm(code)]).toEqual([
    ...Array(5).fill('CodeMismatchException'),
    'LimitExceededException',
  ]);
  await passAMinute(t);
  await cognito('ResendConfirmationCode', { ClientId, Username });
  expect(await confirm(await mailedCode(t, Username))).toBeUndefined();
});

test('an unknown name can be guessed at as often as a known one', async () => {
  const guess = async () =>
    (await cognito('ConfirmSignUp', { ClientId, Username: 'who@example.com', ConfirmationCode: '000000' }))
      .type;
  for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe('CodeMismatchException');
  expect(await guess()).toBe('LimitExceededException');
});

test('an expired code is reported as such to its owner', async () => {
  const Username = 'late@example.com';
  await cognito('SignUp', { ClientId, Username, Password: PASSWORD });
  const row = t.db.selectFrom('identity_code').select('expires_at').where('username', '=', Username);
  const hoursLeft = ((await row.executeTakeFirstOrThrow()).expires_at.getTime() - Date.now()) / 3_600_000;
  expect(Math.round(hoursLeft)).toBe(24);
  await t.db
    .updateTable('identity_code')
    .set({ expires_at: new Date(0) })
    .where('username', '=', Username)
    .execute();
  const confirm = async (ConfirmationCode: string) =>
    (await cognito('ConfirmSignUp', { ClientId, Username, ConfirmationCode })).type;
  expect(await confirm('xxxxxx')).toBe('CodeMismatchException');
  expect(await confirm(await mailedCode(t, Username))).toBe('ExpiredCodeException');
});

test('a code is sent once a minute and five times an hour', async () => {
  const Username = 'impatient@example.com';
  await cognito('SignUp', { ClientId, Username, Password: PASSWORD });
  const resend = async () => (await cognito('ResendConfirmationCode', { ClientId, Username })).type;
  expect(await resend()).toBe('LimitExceededException');
  for (let sent = 1; sent < 5; sent += 1) {
    await passAMinute(t);
    expect(await resend()).toBeUndefined();
  }
  await passAMinute(t);
  expect(await resend()).toBe('LimitExceededException');
  expect(await mailsTo(t, Username)).toHaveLength(5);
});

test('a sign-up with somebody else’s address gains nothing: the address’s owner resets the password', async () => {
  const Username = 'owner@example.com';
  await cognito('SignUp', { ClientId, Username, Password: 'thief2026' });
  expect((await cognito('SignUp', { ClientId, Username, Password: PASSWORD })).type).toBe(
    'UsernameExistsException',
  );
  await cognito('ForgotPassword', { ClientId, Username });
  const ConfirmationCode = (await mailedQuery(t, Username)).get('code');
  await cognito('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password: PASSWORD });
  expect((await auth(Username)).statusCode).toBe(200);
  expect((await auth(Username, 'thief2026')).type).toBe('NotAuthorizedException');
});

test('one code counts once, also when it is given many times at once', async () => {
  const Username = 'twice@example.com';
  const { AccessToken } = await signUp(Username);
  const email = { Name: 'email', Value: 'twice.new@example.com' };
  await cognito('UpdateUserAttributes', { AccessToken, UserAttributes: [email] });
  const Code = await mailedCode(t, email.Value);
  const verify = () => cognito('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
  const types = (await Promise.all([verify(), verify(), verify()])).map(({ type }) => type ?? 'good');
  expect(types.sort()).toEqual(['CodeMismatchException', 'CodeMismatchException', 'good']);
});

test('two persons cannot take the same new address', async () => {
  const email = { Name: 'email', Value: 'wanted@example.com' };
  const codes = [];
  for (const name of ['first@example.com', 'second@example.com']) {
    const { AccessToken } = await signUp(name);
    await cognito('UpdateUserAttributes', { AccessToken, UserAttributes: [email] });
    codes.push({ AccessToken, AttributeName: 'email', Code: await mailedCode(t, email.Value) });
  }
  const answers = await Promise.all(codes.map((body) => cognito('VerifyUserAttribute', body)));
  expect(answers.map(({ type }) => type ?? 'good').sort()).toEqual(['AliasExistsException', 'good']);
});

test('sessions that have run out are swept', async () => {
  await signUp('swept@example.com');
  await t.db
    .updateTable('identity_session')
    .set({ expires_at: new Date(0) })
    .execute();
  await sweepSessions(t.db);
  expect(await t.db.selectFrom('identity_session').select('sub').execute()).toEqual([]);
});

test.each([
  ['Unknown', {}, 'UnknownOperationException'],
  ['constructor', {}, 'UnknownOperationException'],
  ['SignUp', {}, 'InvalidParameterException'],
  ['SignUp', { ClientId, Username: 'x', Password: PASSWORD }, 'InvalidParameterException'],
  ['SignUp', { ClientId, Username: 'weak@example.com', Password: 'short' }, 'InvalidPasswordException'],
  [
    'SignUp',
    { ClientId: 'other', Username: 'a@example.com', Password: PASSWORD },
    'ResourceNotFoundException',
  ],
])('%s %p is a %s', async (action, body, type) => {
  expect(await cognito(action, body)).toMatchObject({ statusCode: 400, type, body: { __type: type } });
});

test('a body that is no JSON is refused in the protocol’s shape', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/cognito',
    headers: { 'content-type': 'application/x-amz-json-1.1' },
    payload: '{',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().__type).toBe('InvalidParameterException');
});
