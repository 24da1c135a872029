import { registrySchema } from '@gakumado/release-store/registry-schema.ts';
import type { Registry } from '@gakumado/release-store/registry.ts';

const REGISTRY_TIMEOUT_MS = 1_000;

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
