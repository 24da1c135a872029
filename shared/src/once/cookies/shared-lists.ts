import { storageKeys } from './names.ts';
import { deviceStorage } from './storage.ts';

/** The state of a list that this device has shown, to find later changes. */
export interface SeenList {
  /** Rent in yen and `vacancies` of each home. */
  homes: Readonly<Record<string, readonly [priceYen: number | null, vacantStatusId: number]>>;
  /** Version of each verdict, by {@link verdictKey}. */
  verdicts: Readonly<Record<string, number>>;
}

/** The verdicts that were given on this device, with their name. */
export interface OwnAnswers {
  name: string;
  /** The version in which each home's verdict was saved here, by `estate_id`: a later one is a namesake's. */
  versions: Readonly<Record<string, number>>;
}

/** A list that this device has made or seen. */
export interface KeptList {
  /** Of lists that were made here. */
  ownerKey?: string;
  /** ISO date-time. */
  expiresAt: string;
  seen?: SeenList;
  own?: OwnAnswers;
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
  (!('seen' in value) || isSeen(value.seen)) &&
  (!('own' in value) || isOwn(value.own));

const isSeen = (value: unknown): value is SeenList =>
  typeof value === 'object' &&
  value !== null &&
  'homes' in value &&
  'verdicts' in value &&
  isRecord(value.homes) &&
  isRecord(value.verdicts);

const isOwn = (value: unknown): value is OwnAnswers =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'versions' in value &&
  typeof value.name === 'string' &&
  isRecord(value.versions);

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

/** The lists of a stored text that have not expired, the latest last. Unreadable ones are skipped. */
export function parseSharedLists(text: string | null): KeptLists {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const lists = Object.entries(stored).filter((entry): entry is [string, KeptList] => isKept(entry[1]));
    return Object.fromEntries(lists.filter(([, { expiresAt }]) => Date.parse(expiresAt) > Date.now()));
  } catch {
    return {};
  }
}

/** The stored text, to compare it with a later one; null without storage. */
export const readSharedListsText = () => deviceStorage.read(storageKeys.sharedLists);

/** Keeps what is known of a list. False when the device does not let the site keep anything. */
export function writeSharedList(shareKey: string, change: KeptList): boolean {
  const { [shareKey]: present, ...others } = parseSharedLists(readSharedListsText());
  const entries = [...Object.entries(others), [shareKey, { ...present, ...change }]].slice(-LISTS_MAX);
  return deviceStorage.write(storageKeys.sharedLists, JSON.stringify(Object.fromEntries(entries)));
}

export function forgetSharedList(shareKey: string): void {
  const { [shareKey]: _forgotten, ...others } = parseSharedLists(readSharedListsText());
  deviceStorage.write(storageKeys.sharedLists, JSON.stringify(others));
}
