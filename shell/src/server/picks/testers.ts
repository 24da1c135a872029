import { BlockList, isIP } from 'node:net';
import { isLocalOrigin } from '@gakumado/shared/local-site';

/** Everybody may test. */
const ALL = 'all';

/** Whether a word of `TESTERS` is one: `all`, an address, or a network such as `10.0.0.0/8`. */
export function isTestersWord(word: string): boolean {
  const [address = '', bits, ...more] = word.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return word === ALL || (isIP(address) !== 0 && isNetwork && more.length === 0);
}

function toBlockList(words: readonly string[]): BlockList {
  const list = new BlockList();
  for (const word of words) {
    const [address = '', bits] = word.split('/');
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

/** Those who may choose versions of remotes and look into pages. */
export interface Testers {
  isTester: (ip: string) => boolean;
  /** Everybody may. */
  isOpen: boolean;
}

/** A site of this machine allows it to all, any other to nobody unless `TESTERS` says so. */
export function testersOf({
  TESTERS,
  SITE_ORIGIN,
}: {
  TESTERS?: readonly string[] | undefined;
  SITE_ORIGIN: string;
}): Testers {
  const words = TESTERS ?? (isLocalOrigin(SITE_ORIGIN) ? [ALL] : []);
  if (words.includes(ALL)) return { isTester: () => true, isOpen: true };
  const list = toBlockList(words);
  return { isTester: (ip) => list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4'), isOpen: false };
}
