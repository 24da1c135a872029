import { deviceStorage, storageKeys } from '@gakumado/shared/cookies';
import type { ShareDetail } from '@gakumado/shared/contract';
import { cutTo, SHARE_NAME_MAX } from '@gakumado/shared/vocabulary';
import { announceDeviceText, useDeviceText } from '../../../components/use-device-text.ts';

/** What this device has seen of a list, to say later what has changed. */
export interface SeenList {
  /** Rent in yen and `vacancies` of each home. */
  homes: Readonly<Record<string, readonly [priceYen: number | null, vacantStatusId: number]>>;
  /** Version of each verdict, by {@link verdictKey}. */
  verdicts: Readonly<Record<string, number>>;
}

/** A list that this device has made or seen. */
export interface KeptList {
  /** Of lists that were made here. */
  ownerKey?: string;
  /** ISO date-time. */
  expiresAt: string;
  seen?: SeenList;
}

type KeptLists = Readonly<Record<string, KeptList>>;

/** As many lists as a visitor may have use for. */
const LISTS_MAX = 20;

const isKept = (value: unknown): value is KeptList =>
  typeof value === 'object' &&
  value !== null &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'string' &&
  (!('ownerKey' in value) || typeof value.ownerKey === 'string') &&
  (!('seen' in value) || isSeen(value.seen));

const isSeen = (value: unknown): value is SeenList =>
  typeof value === 'object' &&
  value !== null &&
  'homes' in value &&
  'verdicts' in value &&
  isRecord(value.homes) &&
  isRecord(value.verdicts);

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

/** The lists of a stored text that have not expired, the latest last. */
function parse(text: string | null): KeptLists {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const lists = Object.entries(stored).filter((entry): entry is [string, KeptList] => isKept(entry[1]));
    return Object.fromEntries(lists.filter(([, { expiresAt }]) => Date.parse(expiresAt) > Date.now()));
  } catch {
    return {};
  }
}

const readText = () => deviceStorage.read(storageKeys.sharedLists);
const readLists = () => parse(readText());

/** The lists of this device; none in the HTML of the server. */
export const useKeptLists = () => parse(useDeviceText(readText));

/** What this device knows of one list, at this moment. */
export const readKeptList = (shareKey: string): KeptList | undefined => readLists()[shareKey];

/** Keeps what is known of a list. False when the device does not let the site keep anything. */
export function keepList(shareKey: string, change: KeptList): boolean {
  const { [shareKey]: present, ...others } = readLists();
  const entries = [...Object.entries(others), [shareKey, { ...present, ...change }]].slice(-LISTS_MAX);
  const isKeptNow = deviceStorage.write(storageKeys.sharedLists, JSON.stringify(Object.fromEntries(entries)));
  announceDeviceText();
  return isKeptNow;
}

export function forgetList(shareKey: string): void {
  const { [shareKey]: _forgotten, ...others } = readLists();
  deviceStorage.write(storageKeys.sharedLists, JSON.stringify(others));
  announceDeviceText();
}

/** Names one verdict of a list. */
export const verdictKey = ({ estate_id, by }: Pick<ShareDetail['verdicts'][number], 'estate_id' | 'by'>) =>
  `${estate_id} ${by}`;

const readName = () => deviceStorage.read(storageKeys.shareName);

/** The name under which the visitor judges; '' before there is one. */
export const useShareName = () => cutTo(useDeviceText(readName) ?? '', SHARE_NAME_MAX);

/** False when the device does not let the site keep anything. */
export function saveShareName(name: string): boolean {
  const isKeptNow = deviceStorage.write(storageKeys.shareName, name);
  announceDeviceText();
  return isKeptNow;
}
