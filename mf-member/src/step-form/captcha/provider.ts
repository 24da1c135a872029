import { findCaptchaProvider } from '@gakumado/shared/api';
import type { CaptchaProvider } from '@gakumado/shared/contract';

let known: Promise<CaptchaProvider> | undefined;

/** Where the tokens of this site's forms come from: asked for once, and again only after a failure. */
export function captchaProvider(): Promise<CaptchaProvider> {
  const asked = (known ??= findCaptchaProvider());
  asked.catch(() => {
    known = undefined;
  });
  return asked;
}
