import { siteMapSections } from '@gakumado/shared/claims';
import { z } from 'zod';
import type { Registry, Release } from './registry.ts';

/** Names become folders and paths: nothing but plain words. */
export const remoteName = z.string().regex(/^mf-[a-z0-9-]+$/);
export const versionName = z.string().regex(/^(?!.*\.\.)[\w.-]+$/);
const files = z.array(z.string());
const hashes = z.record(z.string(), z.string());

const claims = z.object({
  name: z.string(),
  segments: z.array(z.string()),
  sitemap: z.array(
    z.object({
      path: z.string(),
      label: z.string().optional(),
      // A later shell may know more headings.
      section: z.enum(siteMapSections).optional().catch(undefined),
      order: z.number().optional(),
      isUnlisted: z.boolean().optional(),
    }),
  ),
});

export const releaseSchema = z.object({
  publishedAt: z.string(),
  browser: z.object({ entry: z.string(), hashes: z.string(), short: hashes.optional() }).optional(),
  liveAt: z.string().optional(),
  previewedAt: z.string().optional(),
  previewKeyHash: z.string().optional(),
  source: z.object({ commit: z.string(), subject: z.string(), isChanged: z.boolean() }).optional(),
  bytes: z.number().optional(),
  files: hashes,
  pages: z.record(z.string(), z.object({ scripts: files, styles: files, parts: files.optional() })),
  shared: z.object({
    version: z.string(),
    styles: files,
    parts: z.record(z.string(), z.object({ version: z.string(), styles: files })).optional(),
  }),
  // Unreadable ones cost the remote its claims, and nobody else anything.
  claims: claims.optional().catch(undefined),
  paths: files.optional(),
  usedNames: z.record(z.string(), z.array(z.string())).optional(),
}) satisfies z.ZodType<Release>;

/** The registry as a shell believes it. */
export const registrySchema: z.ZodType<Registry> = z.object({
  remotes: z.record(
    remoteName,
    z.object({
      live: versionName,
      history: z.array(versionName),
      releases: z.record(versionName, releaseSchema),
    }),
  ),
});
