import {
  deviceStorage,
  forgetSharedList,
  parseSharedLists,
  readSharedListsText,
  storageKeys,
  writeSharedList,
} from '@gakumado/shared/cookies';
import type { KeptList } from '@gakumado/shared/cookies';
import type { ShareDetail } from '@gakumado/shared/contract';
import { cutTo, SHARE_NAME_MAX } from '@gakumado/shared/vocabulary';
import { announceDeviceText, useDeviceText } from '#components/use-device-text.ts';

/** The lists of this device; none in the HTML of the server. */
export const useKeptLists = () => parseSharedLists(useDeviceText(readSharedListsText));

/** The stored state of one list on this device; undefined if it is unknown here. */
export const readKeptList = (shareKey: string): KeptList | undefined =>
  parseSharedLists(readSharedListsText())[shareKey];

/** Keeps what is known of a list. False when the device does not let the site keep anything. */
export function keepList(shareKey: string, change: KeptList): boolean {
  const isKeptNow = writeSharedList(shareKey, change);
  announceDeviceText();
  return isKeptNow;
}

export function forgetList(shareKey: string): void {
  forgetSharedList(shareKey);
  announceDeviceText();
}

/** Names one verdict of a list. */
export const verdictKey = ({ estate_id, by }: Pick<ShareDetail['verdicts'][number], 'estate_id' | 'by'>) =>
  `${estate_id} ${by}`;

/** The name under which the tab keeps an opinion on a home that is being written. */
export const opinionForm = (shareKey: string, estateId: number) => `opinion/${shareKey}/${estateId}`;

const readName = () => deviceStorage.read(storageKeys.shareName);

/**
 * The name under which the visitor judges on a list: that of the answers given there, else the last one chosen on this
 * device; '' before there is one.
 */
export function useShareName(shareKey: string): string {
  const last = useDeviceText(readName);
  return cutTo(useKeptLists()[shareKey]?.own?.name ?? last ?? '', SHARE_NAME_MAX);
}

/** Keeps that an answer was given here, in the version in which it was saved. */
export function keepAnswer(
  shareKey: string,
  expiresAt: string,
  { estate_id, by, version }: Pick<ShareDetail['verdicts'][number], 'estate_id' | 'by' | 'version'>,
): void {
  const before = readKeptList(shareKey)?.own;
  const versions = before?.name === by ? before.versions : {};
  keepList(shareKey, { expiresAt, own: { name: by, versions: { ...versions, [estate_id]: version } } });
}

/** Keeps the name under which the visitor goes on. False when the device does not let the site keep anything. */
export function saveShareName(shareKey: string, name: string): boolean {
  const isKeptNow = deviceStorage.write(storageKeys.shareName, name);
  const list = readKeptList(shareKey);
  if (list?.own) writeSharedList(shareKey, { ...list, own: { ...list.own, name } });
  announceDeviceText();
  return isKeptNow;
}

/** The answers given here, as the server is to find them; none where the device has given none. */
export function readOwnAnswers(shareKey: string) {
  const { name = '', versions = {} } = readKeptList(shareKey)?.own ?? {};
  const verdicts = Object.entries(versions).map(([id, version]) => ({ estate_id: Number(id), version }));
  return { by: name, verdicts };
}
