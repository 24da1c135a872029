import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { varDir } from '@gakumado/build/roots.ts';
import { outsideVariables } from '@gakumado/shared/outside-origins';
import { readOwnStyles } from './inline-styles.ts';
import type { PageStyle } from './inline-styles.ts';
import { RELEASES_PREFIX } from '../base/call-prefixes.ts';

const url = z.url().transform((text) => text.replace(/\/$/, ''));

const folder = z
  .string()
  .min(1)
  .transform((dir) => path.resolve(dir));

const environment = z.object({
  /** That of a balancer where there are several (docs/several-backends.md). */
  BACKEND_URL: url.default('http://127.0.0.1:3001'),
  RELEASE_STORE_URL: url.default('http://127.0.0.1:3100'),
  /** The address from which browsers fetch the remotes' files: this site, as a proxy, or a CDN. */
  RELEASE_PUBLIC_URL: z.string().default(RELEASES_PREFIX),
  /** Origin of the site in canonical addresses. */
  SITE_ORIGIN: url.default('http://localhost:3000'),
  CONTENT_BASE_URL: url.optional(),
  CONTENT_API_KEY: z.string().min(1).default('gakumado-read'),
  ...outsideVariables,
  /** The attribution that the service of MAP_TILES_URL asks for. */
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  SHELL_BUILD_DIR: folder.default(path.join(varDir, 'build/shell')),
  VAR_DIR: folder.default(varDir),
  /** Proxies in front of this server whose X-Forwarded-For says who the visitor is; empty: none are there. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
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
  /** Version of `shared` in the shell. */
  sharedVersion: string;
  /** In the order in which they run; the last one is the entry. */
  scripts: string[];
  styles: PageStyle[];
}

export function readShellAssets(buildDir: string): ShellAssets {
  const assets: Omit<ShellAssets, 'styles'> & { styles: string[] } = JSON.parse(
    readFileSync(path.join(buildDir, 'assets.json'), 'utf8'),
  );
  return { ...assets, styles: readOwnStyles(path.join(buildDir, 'web'), assets.styles) };
}
