const MINUTE_MS = 60_000;

interface Limits {
  /** Lines a minute of one address. */
  perAddress?: number;
  /** Lines a minute of all. */
  inAll?: number;
  now?: () => number;
}

/** Counts lines, and says whether so many more of an address may be written: nobody shall fill the disk. */
export function createLineLimit({ perAddress = 60, inAll = 1_000, now = Date.now }: Limits = {}): (
  address: string,
  lines: number,
) => boolean {
  let minute = 0;
  let total = 0;
  // Those that were refused are not in it, so it is never larger than `inAll`.
  const byAddress = new Map<string, number>();
  return (address, lines) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      total = 0;
      byAddress.clear();
    }
    const ofAddress = (byAddress.get(address) ?? 0) + lines;
    if (ofAddress > perAddress || total + lines > inAll) return false;
    byAddress.set(address, ofAddress);
    total += lines;
    return true;
  };
}
