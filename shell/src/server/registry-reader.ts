import { z } from 'zod';
import type { Registry } from '@gakumado/release-store/registry.ts';

const REGISTRY_TIMEOUT_MS = 1_000;

/** Names become folders of this machine: nothing but plain words. */
const remoteName = z.string().regex(/^mf-[a-z0-9-]+$/);
const versionName = z.string().regex(/^(?!.*\.\.)[\w.-]+$/);
const files = z.array(z.string());
const hashes = z.record(z.string(), z.string());

const registrySchema: z.ZodType<Registry> = z.object({
  remotes: z.record(
    remoteName,
    z.object({
      live: versionName,
      history: z.array(versionName),
      releases: z.record(
        versionName,
        z.object({
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
          usedNames: z.record(z.string(), z.array(z.string())).optional(),
        }),
      ),
    }),
  ),
});

/**
 * Reads the registry over and over: answers it when it changed, undefined when it did not, and throws when it
 * cannot be read or is no registry.
 */
export function createRegistryReader(storeUrl: string): () => Promise<Registry | undefined> {
  let etag: string | null = null;
  return async () => {
    const response = await fetch(`${storeUrl}/registry.json`, {
      signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
      headers: etag ? { 'If-None-Match': etag } : {},
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new Error(`the registry answered ${response.status}`);
    const registry = registrySchema.parse(await response.json());
    etag = response.headers.get('etag');
    return registry;
  };
}
