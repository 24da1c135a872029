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
import { announceDeviceText, useDeviceText } from '../../../components/use-device-text.ts';

/** The lists of this device; none in the HTML of the server. */
export const useKeptLists = () => parseSharedLists(useDeviceText(readSharedListsText));

/** What this device knows of one list, at this moment. */
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

/** The name under which the visitor judges; '' before there is one. */
export const useShareName = () => cutTo(useDeviceText(readName) ?? '', SHARE_NAME_MAX);

/** False when the device does not let the site keep anything. */
export function saveShareName(name: string): boolean {
  const isKeptNow = deviceStorage.write(storageKeys.shareName, name);
  announceDeviceText();
  return isKeptNow;
}
