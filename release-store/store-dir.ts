import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';

/** Folder of the release store on this machine. */
export const storeDir = path.resolve(process.env['RELEASE_STORE_DIR'] ?? path.join(varDir, 'releases'));
