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

let loading: Promise<Recaptcha> | undefined;

const addScript = (source: string) =>
  new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    const refuse = () => {
      script.remove();
      reject(new Error('The script of reCAPTCHA does not load'));
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
export function loadRecaptcha({ script_url, site_key }: CaptchaProvider): Promise<Recaptcha> {
  const query = new URLSearchParams({ render: site_key ?? '', hl: 'ja' });
  const script = (loading ??= withTimeout(addScript(`${script_url}?${query}`), PATIENCE_MS));
  script.catch(() => {
    loading = undefined;
  });
  return script;
}

/** A fresh token, which lives two minutes. Rejects when there is none in time. */
export async function takeRecaptchaToken(provider: CaptchaProvider, action: CaptchaAction): Promise<string> {
  const recaptcha = await loadRecaptcha(provider);
  return withTimeout(recaptcha.execute(provider.site_key ?? '', { action }), PATIENCE_MS);
}
