import { listen, stopWithParent } from '@gakumado/build/process.ts';
import { buildStoreApp } from './serving/store-app.ts';
import { isServerPlace, readStorePlace } from './stores/open-store.ts';

// Serves the folder of this machine, or a bucket, and takes releases for it.

async function build() {
  const place = readStorePlace();
  if (isServerPlace(place)) throw new Error(`RELEASE_STORE is ${place}, which is a server already.`);
  return buildStoreApp({ place, keys: process.env['RELEASE_STORE_KEYS'] });
}

const app = await build().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
stopWithParent(() => app.close());
await listen(app, {
  name: 'release store',
  variable: 'RELEASE_STORE_PORT',
  fallback: 3100,
  host: process.env['RELEASE_STORE_HOST'] ?? '127.0.0.1',
});
