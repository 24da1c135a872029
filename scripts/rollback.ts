import { rollBack } from '@gakumado/release-store/change-live.ts';
import { readNamedRemote } from '@gakumado/release-store/command-line.ts';
import { openOwnStore } from '@gakumado/release-store/stores/open-store.ts';
import { awaitShells } from './go-live.ts';

const { remote, values } = readNamedRemote({
  command: 'rollback',
  options: { to: { type: 'string' } },
  usage: ' [--to <version>]',
});
const store = openOwnStore();

try {
  const version = await rollBack(store, remote, values.to);
  const { isRefused, text } = await awaitShells(store, remote, version);
  if (isRefused) throw new Error(`${text} \`npm run release -- ${remote} --live ${version}\` lifts that.`);
  console.log(text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
