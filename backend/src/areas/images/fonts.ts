import { spawnSync } from 'node:child_process';

let isKnown: boolean | undefined;

/** Whether drawings can be written in Japanese on this machine; asked once. macOS always can. */
export function hasJapaneseFont(): boolean {
  isKnown ??=
    process.platform === 'darwin' ||
    (spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).stdout ?? '').trim() !== '';
  return isKnown;
}
