import { changeRegistry, readRegistry, setPrevious } from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { awaitTakeUp } from './await-take-up.ts';
import { readNamedRemote } from './named-remote.ts';

const { remote } = readNamedRemote('rollback', {});
try {
  const version = await changeRegistry(storeDir, (registry) => setPrevious(registry, remote));
  console.log(`${remote} ${version} is live again.`);
  const release = (await readRegistry(storeDir)).remotes[remote]?.releases[version] ?? {};
  const { isRefused, text } = await awaitTakeUp(remote, version, release);
  if (isRefused) throw new Error(`${text} Publish it again to lift that.`);
  console.log(text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
