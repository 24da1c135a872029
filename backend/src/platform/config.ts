import { brand } from '@gakumado/shared/brand';
import { outsideOrigins, outsideVariables } from '@gakumado/shared/outside-origins';
import { findPublicKeys, PUBLIC_KEY_FAULT, publicKeys } from '@gakumado/shared/local-site';
import { drainSeconds } from '@gakumado/shared/serving';
import type { OutsideOrigins } from '@gakumado/shared/outside-origins';
import { z } from 'zod';
import { readVariables, variable } from './read-variables.ts';
import type { Settings } from './read-variables.ts';

const portNumber = z.coerce.number().int().min(0).max(65_535);
const words = z.string().transform((value) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

const variables = {
  /** 0 lets the system choose. */
  port: variable('BACKEND_PORT PORT', portNumber.default(3001)),
  host: variable('BACKEND_HOST', z.string().min(1).default('127.0.0.1')),
  /** Absent: real PostgreSQL started by this process, with its data under varDir. */
  databaseUrl: variable('DATABASE_URL', z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  /** The proxies whose X-Forwarded-For counts: the shells, as addresses or networks. */
  trustProxy: variable('BACKEND_TRUST_PROXY', words.default(['loopback'])),
  databasePoolSize: variable('DATABASE_POOL_SIZE', z.coerce.number().int().min(2).max(200).default(16)),
  /** Everything that this process writes; relative to the folder of the project. */
  varDir: variable('VAR_DIR', z.string().min(1).default('var')),
  /** Folders that hold pictures/, documents/, banners/ and infos/, the owner's first (docs/content.md). */
  filesDirs: variable(
    'FILES_DIR',
    z
      .string()
      .min(1)
      .transform((dir) => [dir])
      .default([]),
  ),
  /** Where pictures and panoramas may be beside this site, as a comma list. */
  pictureOrigins: variable('PICTURE_ORIGINS', outsideVariables.PICTURE_ORIGINS),
  panoramaOrigins: variable('PANORAMA_ORIGINS', outsideVariables.PANORAMA_ORIGINS),
  /** The real content service, where there is one: its pictures are shown as well. */
  contentBaseUrl: variable('CONTENT_BASE_URL', z.url().optional()),
  /** The most disk space of finished pictures, in MiB. */
  imageCacheMb: variable('IMAGE_CACHE_MB', z.coerce.number().min(1).max(1_000_000).default(1024)),
  logLevel: variable(
    'LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  /** Above this delay of the event loop, in ms, requests are answered 503; 0 turns that off. */
  maxEventLoopDelayMs: variable('MAX_EVENT_LOOP_DELAY_MS', z.coerce.number().int().min(0).default(5_000)),
  /** The key of whoever reads `/metrics`; absent: only readers on this machine. */
  metricsKey: variable('METRICS_KEY', z.string().min(16).optional()),
  /** Seconds between SIGTERM and the end of listening, in which `/readyz` says 503. */
  drainS: variable('DRAIN_S', drainSeconds),
  /** Mail server, smtp(s)://user:password@host:port. Absent: an inbox at /inbox, for a site on this machine. */
  smtpUrl: variable('SMTP_URL', z.url({ protocol: /^smtps?$/ }).optional()),
  /** The sender of mails. */
  mailFrom: variable(
    'MAIL_FROM',
    z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/)
      .default(`${brand.name} <noreply@gakumado.example>`),
  ),
  /** Multiplies every limit of tries; 0 turns them off (tests, measurements). */
  rateLimitScale: variable('RATE_LIMIT_SCALE', z.coerce.number().min(0).max(1_000_000).default(1)),
  captchaProvider: variable('CAPTCHA_PROVIDER', outsideVariables.CAPTCHA_PROVIDER),
  /** The public key of reCAPTCHA, for pages. */
  recaptchaSiteKey: variable(
    'RECAPTCHA_SITE_KEY',
    z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
  ),
  recaptchaScriptUrl: variable('RECAPTCHA_SCRIPT_URL', outsideVariables.RECAPTCHA_SCRIPT_URL),
  recaptchaSecret: variable('RECAPTCHA_SECRET', z.string().min(1).optional()),
  recaptchaVerifyUrl: variable(
    'RECAPTCHA_VERIFY_URL',
    z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  ),
  /** Takes the mails of shops without an address of their own, and those that no shop is in charge of. */
  shopMailFallback: variable('SHOP_MAIL_FALLBACK', z.email().default('shops@gakumado.example')),
  /** Origin of the site, as links in mails name it. */
  siteOrigin: variable(
    'SITE_ORIGIN',
    z
      .url({ protocol: /^https?$/ })
      .default('http://localhost:3000')
      .transform((url) => new URL(url).origin),
  ),
  /** Seconds between two looks for news for members; 0: this process does not look. */
  notifyIntervalS: variable('NOTIFY_INTERVAL_S', z.coerce.number().int().min(0).max(3600).default(30)),
  /** Seconds between two looks for homes whose walks are not worked out; 0: this process does not look. */
  streetFlagsIntervalS: variable(
    'STREET_FLAGS_INTERVAL_S',
    z.coerce.number().int().min(0).max(3600).default(300),
  ),
  /** Public client keys that calls with `access_key` accept, as a comma list. */
  accessKeys: variable('ACCESS_KEYS', words.default([publicKeys.ACCESS_KEYS])),
  /** Key that the content service asks for (X-MICROCMS-API-KEY). */
  contentApiKey: variable('CONTENT_API_KEY', z.string().min(8).default(publicKeys.CONTENT_API_KEY)),
  /** The real sign-in service; absent: our own at `/cognito`. */
  cognitoEndpoint: variable('COGNITO_ENDPOINT', z.url().optional()),
  /** The issuer of tokens. */
  cognitoIssuer: variable('COGNITO_ISSUER', z.string().min(1).default('gakumado')),
  cognitoClientId: variable('COGNITO_CLIENT_ID', z.string().min(1).default('gakumado-web')),
  /** Keys of the real service; absent: under its issuer. */
  cognitoJwksUrl: variable('COGNITO_JWKS_URL', z.url().optional()),
};

export type Config = Settings<typeof variables>;

/** Variables that reCAPTCHA requires and that have no default. */
const recaptchaKeys = {
  RECAPTCHA_SITE_KEY: 'recaptchaSiteKey',
  RECAPTCHA_SECRET: 'recaptchaSecret',
} as const;

/** Reads the whole configuration once; throws a ConfigFault that names every variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return readVariables(variables, env, (settings) => [
    ...Object.entries(recaptchaKeys)
      .filter(([, key]) => settings.captchaProvider === 'recaptcha' && settings[key] === undefined)
      .map(([name]) => `  ${name}: needed by CAPTCHA_PROVIDER=recaptcha`),
    ...findPublicKeys(settings).map((name) => `  ${name}: ${PUBLIC_KEY_FAULT}`),
  ]);
}

/** Other sites whose content pages may use. The shell reads the same variables. */
export const outsideOf = ({ pictureOrigins, panoramaOrigins, contentBaseUrl }: Config): OutsideOrigins =>
  outsideOrigins({
    PICTURE_ORIGINS: pictureOrigins,
    PANORAMA_ORIGINS: panoramaOrigins,
    CONTENT_BASE_URL: contentBaseUrl,
  });
