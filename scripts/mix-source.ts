// Builds one remote of the working tree into a store of its own: a process of `npm run mix`, whose store has to answer meanwhile.
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import { folderStore } from '@gakumado/release-store/stores/folder-store.ts';

const [remote = '', storeDir = ''] = process.argv.slice(2);
try {
  await publish({ store: folderStore(storeDir), remote, version: remoteVersion(remote) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
