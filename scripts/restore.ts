import { readStorePlace } from '@gakumado/release-store/stores/open-store.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { restoreCommand } from '../backend/src/commands/backup/backup-commands.ts';

// A store that others use as well is not ours to keep.
process.exit(
  await restoreCommand(process.argv.slice(2), readStorePlace() === storeDir ? storeDir : undefined),
);
