import fc from 'fast-check';
import { z } from 'zod';
import { expectNothingInside, secretsOf } from './expect-sound.ts';
import { holds, withFuzzApp } from './fuzz-app.ts';
import type { FuzzApp } from './fuzz-app.ts';
import { hostileBody, hostileValue, readJson, toJson } from './hostile-values.ts';

let backend: FuzzApp;

beforeAll(async () => {
  backend = await withFuzzApp();
});
afterAll(() => backend.close());

const operations = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth',
  'GetUser',
  'UpdateUserAttributes',
  'VerifyUserAttribute',
  'GetUserAttributeVerificationCode',
  'ChangePassword',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'RevokeToken',
  'GlobalSignOut',
  'DeleteUser',
  'toString',
  '__proto__',
  '',
];
const identityFields: Record<string, fc.Arbitrary<unknown>> = {
  ClientId: fc.constantFrom('gakumado-web', 'other'),
  Username: fc.oneof(fc.emailAddress(), fc.constant('hanako@example.com'), hostileValue),
  Password: fc.oneof(fc.stringMatching(/^[a-z]{6}[0-9]{6}$/), hostileValue),
  PreviousPassword: fc.constant('gakumado2026'),
  ProposedPassword: hostileValue,
  ConfirmationCode: fc.oneof(fc.stringMatching(/^[0-9]{6}$/), hostileValue),
  Code: fc.stringMatching(/^[0-9]{6}$/),
  AttributeName: fc.constantFrom<unknown>('email', 'sub', 1),
  AccessToken: fc.oneof(fc.constantFrom('a.b.c', 'eyJhbGciOiJub25lIn0.e30.'), hostileValue),
  Token: fc.oneof(fc.string(), hostileValue),
  UserAttributes: fc.oneof(
    fc.constantFrom([{ Name: 'email', Value: 'a@example.com' }], [{ Name: 'sub' }], {}),
    hostileValue,
  ),
  AuthFlow: fc.constantFrom<unknown>('USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH', 'USER_SRP_AUTH', 1),
  AuthParameters: fc.oneof(
    fc.record({ USERNAME: fc.emailAddress(), PASSWORD: fc.stringMatching(/^[a-z]{6}[0-9]{6}$/) }),
    fc.record({ REFRESH_TOKEN: fc.oneof(fc.stringMatching(/^[a-z]{30}$/), hostileValue) }),
    hostileValue,
  ),
};

test('the sign-in service answers every request with its protocol', async () => {
  const names = Object.keys(identityFields);
  const body = fc
    .subarray(names, { minLength: 2 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name) => [name, identityFields[name] ?? fc.jsonValue()]))),
    )
    .map(toJson);
  const request = fc.record({
    operation: fc.constantFrom(...operations),
    body: fc.oneof({ arbitrary: body, weight: 5 }, hostileBody),
    remoteAddress: fc.ipV4(),
  });
  await holds(
    'a request to the sign-in service',
    request,
    async ({ operation, body: payload, remoteAddress }) => {
      backend.takeLog();
      const answer = await backend.app.inject({
        method: 'POST',
        url: '/cognito/',
        payload,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        remoteAddress,
      });
      expectNothingInside(answer, backend.takeLog(), secretsOf(readJson(payload)));
      if (answer.statusCode === 200) return;
      expect(answer.statusCode).toBe(400);
      z.strictObject({ __type: z.string().endsWith('Exception'), message: z.string() }).parse(answer.json());
    },
    { times: 5 },
  );
});
