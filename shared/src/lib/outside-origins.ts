import { z } from 'zod';
import { parseUrl } from './parse-url.ts';
import { VIDEO_PLAYER } from './vocabulary/video-player.ts';

const origin = z
  .url({ protocol: /^https$/, error: 'It must be a comma list of https origins' })
  .transform((text) => new URL(text).origin);

const originList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin));

/** An empty variable is an absent one. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** The variables of the environment that name what a page may use of other sites. */
export const outsideVariables = {
  /** Where pictures of estates, rooms, shops and staff may be, beside this site. */
  PICTURE_ORIGINS: originList,
  /** Where panoramas may be, as pictures or as pages of their own. */
  PANORAMA_ORIGINS: originList,
  /** altcha: proof of work, without another service; recaptcha: version 3; off: every token passes. */
  CAPTCHA_PROVIDER: unlessEmpty(z.enum(['altcha', 'recaptcha', 'off']).default('altcha')),
  /** The script of reCAPTCHA, without its query; `https://www.recaptcha.net/recaptcha/api.js` where google.com is closed. */
  RECAPTCHA_SCRIPT_URL: unlessEmpty(
    z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api.js'),
  ),
  /** A tile service whose pictures maps show instead of the site's own streets; off: none. */
  MAP_TILES_URL: unlessEmpty(
    z
      .literal('off')
      .or(
        z
          .url({ protocol: /^https?$/ })
          .refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
            error: 'It must hold {z}, {x} and {y}',
          }),
      )
      .default('off'),
  ),
} as const;

/** Those variables, and others whose services have an origin of their own. */
export type OutsideSettings = Partial<
  z.output<z.ZodObject<typeof outsideVariables>> & {
    CONTENT_BASE_URL: string | undefined;
    RELEASE_PUBLIC_URL: string;
  }
>;

/** Other sites whose content a page may use, by kind: origins, or addresses that end in a slash. */
export interface OutsideOrigins {
  /** The files of remotes, where a CDN has them. */
  files: readonly string[];
  pictures: readonly string[];
  panoramas: readonly string[];
  /** Players of videos. */
  videos: readonly string[];
  tiles: readonly string[];
  /** Scripts, frames and calls of a captcha. */
  captcha: readonly string[];
}

/** The host of the pictures in microCMS items. */
const CONTENT_IMAGES = 'https://images.microcms-assets.io';
/** The script of reCAPTCHA loads the rest from here. */
const RECAPTCHA_FILES = 'https://www.gstatic.com/recaptcha/';

const originOf = (url: string) => new URL(url).origin;

/**
 * The one list of what the site uses of other sites (contract, 7.16). The policy that browsers get and the check of an
 * import are made of it, so that nothing is imported that no browser would show.
 */
export function outsideOrigins({
  PICTURE_ORIGINS = [],
  PANORAMA_ORIGINS = [],
  CAPTCHA_PROVIDER,
  RECAPTCHA_SCRIPT_URL = '',
  MAP_TILES_URL = 'off',
  CONTENT_BASE_URL,
  RELEASE_PUBLIC_URL = '',
}: OutsideSettings): OutsideOrigins {
  return {
    files: /^https?:/.test(RELEASE_PUBLIC_URL) ? [originOf(RELEASE_PUBLIC_URL)] : [],
    pictures: [...PICTURE_ORIGINS, ...(CONTENT_BASE_URL === undefined ? [] : [CONTENT_IMAGES])],
    panoramas: PANORAMA_ORIGINS,
    videos: [VIDEO_PLAYER],
    tiles: MAP_TILES_URL === 'off' ? [] : [originOf(MAP_TILES_URL)],
    captcha:
      CAPTCHA_PROVIDER === 'recaptcha'
        ? [`${originOf(RECAPTCHA_SCRIPT_URL)}/recaptcha/`, RECAPTCHA_FILES]
        : [],
  };
}

/** Whether an address is of this site (`/images/…`) or of one of the origins. */
export const isShown = (address: string, origins: readonly string[]) =>
  address.startsWith('/') || origins.includes(parseUrl(address)?.origin ?? '');
