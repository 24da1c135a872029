import { outsideOrigins } from '@gakumado/shared/outside-origins';
import type { OutsideSettings } from '@gakumado/shared/outside-origins';
import { visitorStylesScript } from '../chrome/visitor-styles-script.ts';
import { policyHash } from './inline-styles.ts';

/** The one inline script of the site (chrome/visitor-styles-script.ts) is allowed by its hash. */
const visitorStylesHash = policyHash(visitorStylesScript);

/** Two years, in s: browsers that were here once come by https alone. */
const HSTS_S = 63_072_000;

/** Features of browsers that no page uses. */
const UNUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The header that denies them, to pages and to frames in them. */
export const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * The content that browsers may load for a page, as helmet takes it. Other sites are allowed if the configuration lists
 * them.
 */
export function securityHeaders({ SITE_ORIGIN, ...config }: OutsideSettings & { SITE_ORIGIN: string }) {
  const { files, pictures, panoramas, videos, tiles, captcha } = outsideOrigins(config);
  return {
    contentSecurityPolicy: {
      directives: {
        // Each kind of content is named below; a kind that nobody thought of is refused.
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        scriptSrc: ["'self'", visitorStylesHash, ...files, ...captcha],
        // Each page adds the hashes of the stylesheets in its own HTML (withStyleHashes).
        styleSrc: ["'self'", ...files],
        // Sizes and places that React writes into the first HTML. An attribute loads nothing: `img-src` holds there too.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files, ...pictures, ...panoramas, ...tiles],
        fontSrc: ["'self'", ...files],
        // MapLibre fetches the pictures of a map itself.
        connectSrc: ["'self'", ...files, ...tiles, ...captcha],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...videos, ...panoramas, ...captcha],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
        // The one policy is the shell's (base/trusted-types.ts). The script of reCAPTCHA has policies of its own.
        ...(captcha.length > 0 ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
      },
    },
    // A site on plain http has no certificate to insist on.
    strictTransportSecurity: SITE_ORIGIN.startsWith('https:') && {
      maxAge: HSTS_S,
      includeSubDomains: false,
    },
    // As `frame-ancestors`, for browsers from before it.
    frameguard: { action: 'deny' as const },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
}

export const POLICY_HEADER = 'content-security-policy';

/** The policy of a page whose HTML contains stylesheets with these hashes. */
export const withStyleHashes = (policy: string, hashes: readonly string[]): string =>
  policy.replace(/\bstyle-src [^;]*/, (directive) => [directive, ...hashes].join(' '));
