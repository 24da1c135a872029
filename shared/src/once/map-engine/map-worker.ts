import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs';
import { fetchWorker } from '../../lib/release-worker.ts';

let started: Promise<void> | undefined;

/** MapLibre's worker, once per page; a failure is not remembered. */
export function startWorker(): Promise<void> {
  started ??= fetchWorker(workerUrl).then(setWorkerUrl, (error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}
