import { remoteNames } from '@gakumado/build/roots.ts';

/** The remote that a command is for. Anything but one known name is refused (exit code 2) before anything is done. */
export function readNamedRemote(command: string): string {
  const words = process.argv.slice(2);
  // Without the `--` before the name, npm keeps an option of its own to itself.
  if (process.env['npm_config_dry_run'] === 'true') words.push('--dry-run');
  const [remote] = words;
  if (remote !== undefined && words.length === 1 && remoteNames.includes(remote)) return remote;
  console.error(
    `"${words.join(' ')}" is not understood, nothing was changed.\n` +
      `Usage: npm run ${command} -- <remote>, where <remote> is one of ${remoteNames.join(', ')}.`,
  );
  process.exit(2);
}
