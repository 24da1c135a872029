import { findVersion } from '@gakumado/release-store/find-version.ts';
import { setBack, setPrevious } from '@gakumado/release-store/live-version.ts';
import { changeRegistry } from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { awaitShells } from './go-live.ts';
import { readNamedRemote } from './named-remote.ts';

const { remote, values } = readNamedRemote({
  command: 'rollback',
  options: { to: { type: 'string' } },
  usage: ' [--to <version>]',
});
try {
  const version = await changeRegistry(storeDir, (registry) => {
    if (values.to === undefined) return setPrevious(registry, remote);
    const found = findVersion(registry, remote, values.to);
    setBack(registry, remote, found);
    return found;
  });
  console.log(`${remote} ${version} is live again.`);
  const { isRefused, text } = await awaitShells(remote, version);
  if (isRefused) throw new Error(`${text} \`npm run release -- ${remote} --live ${version}\` lifts that.`);
  console.log(text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
