import { answerCalls } from '@gakumado/shared/testing';
import axios from 'axios';
import type { AxiosAdapter } from 'axios';
import { callApi, configureApi } from './client.ts';
import { getContent, getContentList } from './content-client.ts';

const noAnswers = [
  '<html><body>OK</body></html>',
  '{"status":200,"result":[{"esta',
  '',
  '[]',
  '"OK"',
  'null',
];

test.each([
  ...noAnswers,
  '{}',
  '{"status":200}',
  '{"status":200,"result":null}',
  '{"status":"200","result":[]}',
])('%j with HTTP 200 is no answer of the sales API', async (body) => {
  answerCalls({ 'shop/list': body });
  await expect(callApi('shop/list', {})).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('a status in the body counts as much as one of HTTP, with its text and fields', async () => {
  const errors = [{ field: 'name', code: 'duplicate', message: '保存済みです。' }];
  const refusal = { status: 400, result: null, message: '入力内容に誤りがあります。', errors };
  answerCalls({ 'shop/list': JSON.stringify(refusal) });
  await expect(callApi('shop/list', {})).rejects.toMatchObject({
    status: 400,
    message: '入力内容に誤りがあります。',
    fields: errors,
  });
});

test('a fault of the whole request is its text, and no field', async () => {
  const errors = [
    { field: '', code: 'rate_limit', message: '回数の上限に達しました。' },
    { field: 'name', code: 'required', message: '名前を入力してください。' },
  ];
  answerCalls({ 'shop/list': JSON.stringify({ status: 429, result: null, message: '入力内容に…', errors }) });
  await expect(callApi('shop/list', {})).rejects.toMatchObject({
    status: 429,
    message: '回数の上限に達しました。',
    fields: [errors[1]],
  });
});

test('a 401 in the body ends the session as well', async () => {
  answerCalls({ 'customer/detail': '{"status":401,"result":null}' });
  await expect(callApi('customer/detail', {}, { isCustomerCall: true })).rejects.toMatchObject({
    status: 401,
  });
});

test('an empty result is one', async () => {
  answerCalls({ 'shop/list': [], 'customer/logout': {}, count: { result: 0 } });
  await expect(callApi('shop/list', {})).resolves.toMatchObject({ result: [], total_count: 0 });
  await expect(callApi('customer/logout', {})).resolves.toMatchObject({ result: {} });
  await expect(callApi('count', {})).resolves.toMatchObject({ result: 0 });
});

test.each(noAnswers)('%j is no content', async (body) => {
  answerCalls({ 'content/area': body });
  await expect(getContentList('area', {})).resolves.toMatchObject({ contents: [], isFailed: true });
});

test.each(['<html></html>', '{"id":"pri', 'null'])('%j is no item of the content service', async (body) => {
  answerCalls({ 'content/pages/privacy': body });
  await expect(getContent('pages/privacy', {})).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test("a token as an argument is sent in place of the cookie's, and never renewed", async () => {
  const renewToken = jest.fn(async () => true);
  const onUnauthorized = jest.fn();
  configureApi({ readToken: () => 'of-cookie', renewToken, onUnauthorized });
  const sent: unknown[] = [];
  answerCalls({ 'customer/detail': {} });
  const answer = axios.defaults.adapter as AxiosAdapter;
  axios.defaults.adapter = (config) => {
    sent.push(config.headers.get('Authorization'));
    return answer(config);
  };
  await callApi('customer/detail', undefined, { isCustomerCall: true });
  await callApi('customer/detail', undefined, { isCustomerCall: true, token: 'given' });
  await callApi('customer/detail', undefined, { token: 'given' });
  expect(sent).toEqual(['Bearer of-cookie', 'Bearer given', 'Bearer given']);
  answerCalls({ 'customer/detail': 401 });
  await expect(callApi('customer/detail', undefined, { token: 'given' })).rejects.toMatchObject({
    status: 401,
  });
  expect(renewToken).not.toHaveBeenCalled();
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});
