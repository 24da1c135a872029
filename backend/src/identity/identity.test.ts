import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { withTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

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

async function mailedCode(mail: string): Promise<string> {
  const row = await t.db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('to_address', '=', mail)
    .orderBy('mail_id', 'desc')
    .executeTakeFirstOrThrow();
  return /確認コード：(\d{6})/.exec(row.body_text)?.[1] ?? '';
}

async function signUp(Username: string) {
  await cognito('SignUp', { ClientId, Username, Password: PASSWORD });
  await cognito('ConfirmSignUp', { ClientId, Username, ConfirmationCode: await mailedCode(Username) });
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

  const code = await mailedCode(Username);
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

test('an id token is no access token, and one signed by another key is none either', async () => {
  const { IdToken, AccessToken } = await signUp('kinds@example.com');
  const [head, , signature] = AccessToken.split('.');
  const forged = `${head}.${btoa(JSON.stringify({ token_use: 'access' })).replaceAll('=', '')}.${signature}`;
  for (const token of [IdToken, forged, 'x', '']) {
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

test('five wrong codes and the right one is refused as well', async () => {
  const Username = 'guess@example.com';
  await cognito('SignUp', { ClientId, Username, Password: PASSWORD });
  const code = await mailedCode(Username);
  const tries = Array.from({ length: 6 }, (_, index) => (index === 5 ? code : 'xxxxxx'));
  const types = [];
  for (const ConfirmationCode of tries)
    types.push((await cognito('ConfirmSignUp', { ClientId, Username, ConfirmationCode })).type);
  expect(types).toEqual([...Array(5).fill('CodeMismatchException'), 'LimitExceededException']);
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
