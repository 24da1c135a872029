import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { readNamedRemote } from './named-remote.ts';

const remote = readNamedRemote('release');
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
