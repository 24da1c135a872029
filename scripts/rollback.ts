import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';
import { changeRegistry, setPrevious } from '@gakumado/release-store/registry.ts';
import { readNamedRemote } from './named-remote.ts';

const remote = readNamedRemote('rollback');
const storeDir = path.resolve(process.env['RELEASE_STORE_DIR'] ?? path.join(varDir, 'releases'));
try {
  console.log(
    `${remote} ${await changeRegistry(storeDir, (registry) => setPrevious(registry, remote))} is live again.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
