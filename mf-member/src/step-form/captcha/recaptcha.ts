import type { CaptchaAction, CaptchaProvider } from '@gakumado/shared/contract';
import { withTimeout } from '@gakumado/shared/with-timeout';

/** The part of the script's interface that is used (reCAPTCHA version 3). */
interface Recaptcha {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: CaptchaAction }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** A visitor waits no longer than this for the script or for a token; then there is a question. */
const PATIENCE_MS = 8_000;

/**
 * Possible failures, in the words of the specification (section 8). The visitor answers a question then (contract,
 * 4.1).
 */
const failures = {
  key: 'No key provided',
  script: 'Failed to load script',
  execute: 'Failed to execute',
} as const;

/** Names what failed. */
const failAs =
  (failure: keyof typeof failures) =>
  (cause: unknown): never => {
    throw new Error(failures[failure], { cause });
  };

let loading: Promise<Recaptcha> | undefined;

const addScript = (source: string) =>
  new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    const refuse = () => {
      script.remove();
      reject(new Error(`nothing useful came from ${source}`));
    };
    script.addEventListener('error', refuse);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else refuse();
    });
    document.head.append(script);
  });

/** Loads the provider's script once for all forms; after a failure the next call tries again. */
export async function loadRecaptcha({ script_url, site_key }: CaptchaProvider): Promise<Recaptcha> {
  if (!site_key) return failAs('key')(undefined);
  const query = new URLSearchParams({ render: site_key, hl: 'ja' });
  const script = (loading ??= withTimeout(addScript(`${script_url}?${query}`), PATIENCE_MS));
  script.catch(() => {
    loading = undefined;
  });
  return script.catch(failAs('script'));
}

/** A fresh token, which lives two minutes. Rejects when there is none in time. */
export async function takeRecaptchaToken(provider: CaptchaProvider, action: CaptchaAction): Promise<string> {
  const recaptcha = await loadRecaptcha(provider);
  const token = recaptcha.execute(provider.site_key ?? '', { action });
  return withTimeout(token, PATIENCE_MS).catch(failAs('execute'));
}
