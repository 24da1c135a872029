import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import { readNamedRemote } from './named-remote.ts';

const remote = readNamedRemote('release');
const storeDir = path.resolve(process.env['RELEASE_STORE_DIR'] ?? path.join(varDir, 'releases'));
const version = remoteVersion(remote);
try {
  const isNew = await publish({ storeDir, remote, version });
  console.log(
    isNew
      ? `${remote} ${version} is published and live.`
      : `${remote} ${version} was published before; it is live now.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
