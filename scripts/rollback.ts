import { changeRegistry, setPrevious } from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { readNamedRemote } from './named-remote.ts';

const remote = readNamedRemote('rollback');
try {
  console.log(
    `${remote} ${await changeRegistry(storeDir, (registry) => setPrevious(registry, remote))} is live again.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
