import { takeRecaptchaToken } from './recaptcha.ts';

const provider = {
  provider: 'recaptcha',
  site_key: 'site-key_1',
  script_url: 'https://captcha.example/recaptcha/api.js',
} as const;
const take = (changes = {}) => takeRecaptchaToken({ ...provider, ...changes }, 'inquiry');
/** Tells how the provider's script ended. */
const end = (event: 'load' | 'error') =>
  document.head.querySelector('script[src*="recaptcha"]')?.dispatchEvent(new Event(event));

test('a failure has the name that the specification gives it', async () => {
  await expect(take({ site_key: null })).rejects.toThrow('No key provided');

  const unloaded = take();
  end('error');
  await expect(unloaded).rejects.toThrow('Failed to load script');

  window.grecaptcha = { ready: (ready) => ready(), execute: () => Promise.reject(new Error('refused')) };
  const refused = take();
  end('load');
  await expect(refused).rejects.toThrow('Failed to execute');
});
