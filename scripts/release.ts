import path from 'node:path';
import { remoteNames, varDir } from '@gakumado/build/roots.ts';
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';

const [remote] = process.argv.slice(2);
if (!remote || !remoteNames.includes(remote)) {
  console.error(`Usage: npm run release -- <remote>, where <remote> is one of ${remoteNames.join(', ')}.`);
  process.exit(1);
}
const storeDir = path.resolve(process.env['RELEASE_STORE_DIR'] ?? path.join(varDir, 'releases'));
const version = remoteVersion(remote);
const isNew = await publish({ storeDir, remote, version });
console.log(
  isNew
    ? `${remote} ${version} is published and live.`
    : `${remote} ${version} was published before; it is live now.`,
);
