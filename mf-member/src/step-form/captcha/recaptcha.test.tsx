import { act, screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { captchaAnswers, confirm, fillInPerson, press, send, type } from '../../testing/fill-in-form.ts';

const receipt = {
  inquiry_id: 1,
  inquiry_no: 'Q12345678',
  shop: null,
  estate_ids: [],
  reply_text: '明日の午前中にご連絡します。',
  reservation: null,
};
const answers = {
  ...captchaAnswers,
  'captcha/provider': {
    provider: 'recaptcha',
    site_key: 'site-key_1',
    script_url: 'https://captcha.example/recaptcha/api.js',
  },
  'shop/list': [],
  'inquiry/create': { ...receipt, inquiries: [receipt], documents: [] },
};
const scripts = () => document.head.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]');
const sent = (calls: readonly { path: string; body: unknown }[]) =>
  calls.filter(({ path }) => path === 'inquiry/create').map(({ body }) => body);

/** A form on 確認, with the provider's script asked for. */
async function reachConfirm(changes: object = {}) {
  const page = await renderRoutes(routes, '/inquiry/general/?inquiryContentsId=1', {
    answers: { ...answers, ...changes },
  });
  expect(scripts()).toHaveLength(0);
  await fillInPerson();
  await type('電話番号', '090-1234-5678');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  await confirm();
  return page;
}

/** Simulates the script once it is loaded. */
function run(execute: (siteKey: string, options: { action: string }) => Promise<string>) {
  window.grecaptcha = { ready: (ready) => ready(), execute };
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
}

beforeEach(() => {
  sessionStorage.clear();
  for (const script of scripts()) script.remove();
  delete window.grecaptcha;
});

test('where the script does not load, a question is the way', async () => {
  const { calls } = await reachConfirm();
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  await press('送信する');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  await screen.findByRole('textbox', { name: /3と4/ });
  await send();
  expect(await screen.findByText(/受付番号：Q12345678/)).toBeVisible();
  expect(sent(calls)).toMatchObject([{ recaptcha_token: 'question-1.7' }]);
});

test('a fresh token is taken at sending, for the action of the form, with the notice of the provider', async () => {
  const { calls } = await reachConfirm();
  expect(scripts()[0]?.src).toBe('https://captcha.example/recaptcha/api.js?render=site-key_1&hl=ja');
  const asked: unknown[] = [];
  run(async (...args) => {
    asked.push(args);
    return 'token-1';
  });
  expect(screen.getByText(/reCAPTCHAによって保護されており/)).toBeVisible();
  expect(asked).toEqual([]);
  await press('送信する');
  expect(await screen.findByText(/受付番号：Q12345678/)).toBeVisible();
  expect(asked).toEqual([['site-key_1', { action: 'inquiry' }]]);
  expect(sent(calls)).toMatchObject([{ recaptcha_token: 'token-1' }]);
});
