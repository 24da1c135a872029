import { createHash } from 'node:crypto';
import { outsideOrigins } from '@gakumado/shared/outside-origins';
import type { OutsideSettings } from '@gakumado/shared/outside-origins';
import { visitorStylesScript } from '../chrome/visitor-styles-script.ts';

/** The one inline script of the site (chrome/visitor-styles-script.ts) is allowed by its hash. */
const visitorStylesHash = `'sha256-${createHash('sha256').update(visitorStylesScript).digest('base64')}'`;

/**
 * The content that browsers may load for a page, as helmet takes it. Other sites are allowed if the configuration lists
 * them.
 */
export function securityHeaders(config: OutsideSettings) {
  const { files, pictures, panoramas, videos, tiles, captcha } = outsideOrigins(config);
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", visitorStylesHash, ...files, ...captcha],
        styleSrc: ["'self'", "'unsafe-inline'", ...files],
        imgSrc: ["'self'", 'data:', 'blob:', ...files, ...pictures, ...panoramas, ...tiles],
        fontSrc: ["'self'", ...files],
        // MapLibre fetches the pictures of a map itself.
        connectSrc: ["'self'", ...files, ...tiles, ...captcha],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...videos, ...panoramas, ...captcha],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // The site also runs on plain http on one machine; a proxy in front of it adds this for https.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
}
