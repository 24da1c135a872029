import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs';

let started: Promise<void> | undefined;

/**
 * MapLibre's worker, checked against the registry like every script of a release. Workers have neither `integrity` nor
 * may they come from a CDN, so the text is fetched and started from memory, which the site's policy allows.
 */
async function fetchWorker(): Promise<void> {
  const url = new URL(workerUrl, document.baseURI).href;
  // Only where releases are registered: not in development, not in one bundle.
  const integrity = globalThis.gakumadoIntegrity?.(url);
  const response = await fetch(url, integrity ? { integrity } : {});
  if (!response.ok) throw new Error(`The map's worker answered ${response.status}`);
  setWorkerUrl(URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' })));
}

/** Once per page; a failure is not remembered. */
export function startWorker(): Promise<void> {
  started ??= fetchWorker().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}
