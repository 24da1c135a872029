import path from 'node:path';
import { remoteNames, varDir } from '@gakumado/build/roots.ts';
import { changeRegistry, setPrevious } from '@gakumado/release-store/registry.ts';

const [remote] = process.argv.slice(2);
if (!remote || !remoteNames.includes(remote)) {
  console.error(`Usage: npm run rollback -- <remote>, where <remote> is one of ${remoteNames.join(', ')}.`);
  process.exit(1);
}
const storeDir = path.resolve(process.env['RELEASE_STORE_DIR'] ?? path.join(varDir, 'releases'));
try {
  console.log(
    `${remote} ${await changeRegistry(storeDir, (registry) => setPrevious(registry, remote))} is live again.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
