import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BuildSource } from '@gakumado/build/read-source.ts';
import { varDir } from '@gakumado/build/roots.ts';
import { findPublicKeys, PUBLIC_KEY_FAULT, publicKeys } from '@gakumado/shared/local-site';
import { outsideVariables } from '@gakumado/shared/outside-origins';
import { drainSeconds } from '@gakumado/shared/serving';
import { isTestersWord } from './picks/testers.ts';
import { readOwnStyles } from './inline-styles.ts';
import type { PageStyle } from './inline-styles.ts';
import { RELEASES_PREFIX } from '@gakumado/shared/call-prefixes';

const url = z.url().transform((text) => text.replace(/\/$/, ''));

const folder = z
  .string()
  .min(1)
  .transform((dir) => path.resolve(dir));

const words = z.string().transform((list) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

const variables = z.object({
  /** That of a balancer where there are several (docs/several-backends.md). */
  BACKEND_URL: url.default('http://127.0.0.1:3001'),
  RELEASE_STORE_URL: url.default('http://127.0.0.1:3100'),
  /** The address from which browsers fetch the remotes' files: this site, as a proxy, or a CDN. */
  RELEASE_PUBLIC_URL: z.string().default(RELEASES_PREFIX),
  /** Origin of the site in canonical addresses. */
  SITE_ORIGIN: url.default('http://localhost:3000'),
  CONTENT_BASE_URL: url.optional(),
  CONTENT_API_KEY: z.string().min(1).default(publicKeys.CONTENT_API_KEY),
  /** Those that the backend accepts; the first is that of the pages. */
  ACCESS_KEYS: words.pipe(z.array(z.string()).min(1)).default([publicKeys.ACCESS_KEYS]),
  ...outsideVariables,
  /** The attribution that the service of MAP_TILES_URL asks for. */
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  SHELL_BUILD_DIR: folder.default(path.join(varDir, 'build/shell')),
  VAR_DIR: folder.default(varDir),
  /** Proxies in front of this server whose X-Forwarded-For says who the visitor is; empty: none are there. */
  TRUST_PROXY: words.default([]),
  /**
   * Addresses or networks that may choose versions of remotes and look into pages, or `all`; empty: nobody. Absent: all on a
   * site of this machine, nobody on any other.
   */
  TESTERS: words
    .pipe(z.array(z.string().refine(isTestersWord, 'is neither all nor an address nor a network')))
    .optional(),
  /** The key of whoever reads `/metrics`; absent: only readers on this machine. */
  METRICS_KEY: z.string().min(16).optional(),
  /** Seconds between SIGTERM and the end of listening, in which `/readyz` says 503. */
  DRAIN_S: drainSeconds,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

const environment = variables.superRefine((config, context) => {
  const { SITE_ORIGIN: siteOrigin, ACCESS_KEYS: accessKeys, CONTENT_API_KEY: contentApiKey } = config;
  for (const name of findPublicKeys({ siteOrigin, accessKeys, contentApiKey }))
    context.addIssue({ code: 'custom', path: [name], message: PUBLIC_KEY_FAULT });
});

export type ShellConfig = z.infer<typeof environment>;

/** Reads the configuration; ends the process with the name of a variable that is not right. */
export function readShellConfig(): ShellConfig {
  const result = environment.safeParse(process.env);
  if (result.success) return result.data;
  for (const issue of result.error.issues) console.error(`${issue.path.join('.')}: ${issue.message}`);
  return process.exit(1);
}

/** The backend's own content service, which answers the forms of the site in any case. */
export const ownContentUrl = ({ BACKEND_URL }: Pick<ShellConfig, 'BACKEND_URL'>) => `${BACKEND_URL}/content`;

/** The content service: the real one when configured, else the backend's own. */
export const contentUrl = ({
  CONTENT_BASE_URL,
  BACKEND_URL,
}: Pick<ShellConfig, 'CONTENT_BASE_URL' | 'BACKEND_URL'>) =>
  CONTENT_BASE_URL ?? ownContentUrl({ BACKEND_URL });

/** Files of the shell's own browser build, written by `build/build-shell.ts`. */
export interface ShellAssets {
  /** Version of the shell's sources; a build of another kind has none. */
  version?: string;
  /** When it was built, and of which commit. A build from before this was noted has neither. */
  builtAt?: string;
  source?: BuildSource;
  /** Versions of the shell's parts of `shared`. */
  sharedVersions: Record<string, string>;
  /** Names that its singleton parts have in browsers and on the server; a build from before this was noted has none. */
  sharedNames?: Record<string, string[]>;
  /** In the order in which they run; the last one is the entry. */
  scripts: string[];
  styles: PageStyle[];
  /** The shell's files of parts of `shared` that only some pages use. */
  parts: Record<string, { scripts: string[]; styles: PageStyle[] }>;
}

/** The same as it is written down: styles are addresses. */
interface AssetList extends Omit<ShellAssets, 'styles' | 'parts'> {
  styles: string[];
  /** A build from before has none that are loaded later. */
  parts?: Record<string, { scripts: string[]; styles: string[] }>;
}

export function readShellAssets(buildDir: string): ShellAssets {
  const assets: AssetList = JSON.parse(readFileSync(path.join(buildDir, 'assets.json'), 'utf8'));
  const withTexts = (styles: string[]) => readOwnStyles(path.join(buildDir, 'web'), styles);
  return {
    ...assets,
    styles: withTexts(assets.styles),
    parts: Object.fromEntries(
      Object.entries(assets.parts ?? {}).map(([part, files]) => [
        part,
        { ...files, styles: withTexts(files.styles) },
      ]),
    ),
  };
}
