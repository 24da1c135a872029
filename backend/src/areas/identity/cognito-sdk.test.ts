import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { mailedCode, mailedQuery, passAMinute } from '../../testing/test-outbox.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

// The client of the real service, as it is; only endpoint and region are set.
const ClientId = 'gakumado-web';
const Username = 'sdk@example.com';
const NEW_MAIL = 'sdk.new@example.com';
let t: TestApp;
let sdk: CognitoIdentityProvider;

beforeAll(async () => {
  t = await withTestApp();
  const origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
  sdk = new CognitoIdentityProvider({ endpoint: `${origin}/cognito`, region: 'ap-northeast-1' });
});
afterAll(async () => {
  sdk.destroy();
  await t.close();
});

async function signIn(PASSWORD: string, USERNAME = Username) {
  const { AuthenticationResult } = await sdk.initiateAuth({
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  });
  const { AccessToken = '', RefreshToken = '' } = AuthenticationResult ?? {};
  return { ...AuthenticationResult, AccessToken, RefreshToken };
}

const refresh = (
  REFRESH_TOKEN: string,
  AuthFlow: 'REFRESH_TOKEN' | 'REFRESH_TOKEN_AUTH' = 'REFRESH_TOKEN_AUTH',
) => sdk.initiateAuth({ ClientId, AuthFlow, AuthParameters: { REFRESH_TOKEN } });

const refusal = (name: string, message: string | RegExp) => ({
  name,
  message: expect.stringMatching(message),
  $metadata: expect.objectContaining({ httpStatusCode: 400 }),
});

test('sign-up: resend, wrong code, confirmation', async () => {
  const signedUp = await sdk.signUp({ ClientId, Username, Password: 'sakura2026' });
  expect(signedUp).toMatchObject({
    UserConfirmed: false,
    UserSub: expect.any(String),
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 's***@e***' },
  });
  await expect(sdk.signUp({ ClientId, Username, Password: 'other2026' })).rejects.toMatchObject(
    refusal('UsernameExistsException', /^User already exists$/),
  );
  await expect(signIn('sakura2026')).rejects.toMatchObject(
    refusal('UserNotConfirmedException', /^User is not confirmed\.$/),
  );
  const resend = () => sdk.resendConfirmationCode({ ClientId, Username });
  await expect(resend()).rejects.toMatchObject(
    refusal('LimitExceededException', /^Attempt limit exceeded, please try after some time\.$/),
  );
  await passAMinute(t);
  expect(await resend()).toMatchObject({ CodeDeliveryDetails: { Destination: 's***@e***' } });
  const confirm = (ConfirmationCode: string) => sdk.confirmSignUp({ ClientId, Username, ConfirmationCode });
  await expect(confirm('none')).rejects.toMatchObject(
    refusal('CodeMismatchException', /^Invalid verification code provided, please try again\.$/),
  );
  await confirm(await mailedCode(t, Username));
});

test('sign-in, renewal both ways, user', async () => {
  await expect(signIn('wrong')).rejects.toMatchObject(
    refusal('NotAuthorizedException', /^Incorrect username or password\.$/),
  );
  const tokens = await signIn('sakura2026');
  expect(tokens).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer', IdToken: expect.any(String) });
  for (const flow of ['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'] as const) {
    const { AuthenticationResult } = await refresh(tokens.RefreshToken, flow);
    expect(AuthenticationResult).toMatchObject({
      AccessToken: expect.any(String),
      IdToken: expect.any(String),
    });
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
  }
  const user = await sdk.getUser({ AccessToken: tokens.AccessToken });
  expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: Username });
  await expect(sdk.getUser({ AccessToken: 'none' })).rejects.toMatchObject(
    refusal('NotAuthorizedException', /^Invalid Access Token$/),
  );
});

test('a new mail address counts once its code has been given', async () => {
  const { AccessToken } = await signIn('sakura2026');
  const update = (Value: string) =>
    sdk.updateUserAttributes({ AccessToken, UserAttributes: [{ Name: 'email', Value }] });
  await expect(update('hanako@example.com')).rejects.toMatchObject(
    refusal('AliasExistsException', /already exists/),
  );
  expect(await update(NEW_MAIL)).toMatchObject({ CodeDeliveryDetailsList: [{ AttributeName: 'email' }] });
  const mailOf = async () =>
    (await sdk.getUser({ AccessToken })).UserAttributes?.find(({ Name }) => Name === 'email')?.Value;
  expect(await mailOf()).toBe(Username);
  await expect(signIn('sakura2026', NEW_MAIL)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  await passAMinute(t);
  await sdk.getUserAttributeVerificationCode({ AccessToken, AttributeName: 'email' });
  const verify = (Code: string) => sdk.verifyUserAttribute({ AccessToken, AttributeName: 'email', Code });
  await expect(verify('none')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await verify(await mailedCode(t, NEW_MAIL));
  expect(await mailOf()).toBe(NEW_MAIL);
  await expect(signIn('sakura2026')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await signIn('sakura2026', NEW_MAIL);
});

test('a changed password ends the other sessions; the last three are not taken again', async () => {
  const other = await signIn('sakura2026', NEW_MAIL);
  const { AccessToken } = await signIn('sakura2026', NEW_MAIL);
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    sdk.changePassword({ AccessToken, PreviousPassword, ProposedPassword });
  await expect(change('wrong', 'momiji2026')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(change('sakura2026', 'short')).rejects.toMatchObject(
    refusal('InvalidPasswordException', /^Password did not conform with policy/),
  );
  await change('sakura2026', 'momiji2026');
  await change('momiji2026', 'tsubaki2026');
  for (const used of ['sakura2026', 'momiji2026', 'tsubaki2026']) {
    await expect(change('tsubaki2026', used)).rejects.toMatchObject({
      name: 'PasswordHistoryPolicyViolationException',
    });
  }
  await change('tsubaki2026', 'ajisai2026');
  await change('ajisai2026', 'sakura2026');
  await sdk.getUser({ AccessToken });
  await expect(refresh(other.RefreshToken)).rejects.toMatchObject(
    refusal('NotAuthorizedException', /^Invalid Refresh Token$/),
  );
});

test('a forgotten password is replaced with the mailed code, once', async () => {
  expect(await sdk.forgotPassword({ ClientId, Username: NEW_MAIL })).toMatchObject({
    CodeDeliveryDetails: { Destination: 's***@e***' },
  });
  const confirm = (ConfirmationCode: string, Password: string) =>
    sdk.confirmForgotPassword({ ClientId, Username: NEW_MAIL, ConfirmationCode, Password });
  const code = (await mailedQuery(t, NEW_MAIL)).get('code') ?? '';
  await expect(confirm('none', 'fuji20260')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await expect(confirm(code, 'sakura2026')).rejects.toMatchObject({
    name: 'PasswordHistoryPolicyViolationException',
  });
  await confirm(code, 'fuji20260');
  await expect(confirm(code, 'fuji20261')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await signIn('fuji20260', NEW_MAIL);
});

test('signing out and leaving', async () => {
  const first = await signIn('fuji20260', NEW_MAIL);
  await sdk.revokeToken({ ClientId, Token: first.RefreshToken });
  await expect(sdk.getUser({ AccessToken: first.AccessToken })).rejects.toMatchObject(
    refusal('NotAuthorizedException', /^Access Token has been revoked$/),
  );
  const second = await signIn('fuji20260', NEW_MAIL);
  await sdk.globalSignOut({ AccessToken: second.AccessToken });
  await expect(refresh(second.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  const { AccessToken } = await signIn('fuji20260', NEW_MAIL);
  await sdk.deleteUser({ AccessToken });
  await expect(signIn('fuji20260', NEW_MAIL)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await sdk.signUp({ ClientId, Username: NEW_MAIL, Password: 'fuji20260' });
});

test('another client id is refused', async () => {
  await expect(sdk.forgotPassword({ ClientId: 'other', Username })).rejects.toMatchObject(
    refusal('ResourceNotFoundException', /^User pool client other does not exist\.$/),
  );
});
