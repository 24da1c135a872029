import { formatCount } from './format-count.ts';
import { formatRange, RANGE_MARK } from './format-range.ts';

/** From this amount on, rents read in 万円, below in 千円 (specification, section 5). */
const TEN_THOUSAND = 10_000;

const trimmed = (value: number) => String(Math.round(value * 100) / 100);

/** 52500 → 5.25万円, 9500 → 9.5千円. At most two decimals, none of them a closing zero. */
export function formatRent(yen: number): string {
  return yen >= TEN_THOUSAND ? `${trimmed(yen / TEN_THOUSAND)}万円` : `${trimmed(yen / 1000)}千円`;
}

/** 4.5万円～6万円; '' when neither end is known. Ends may come as digits. */
export function formatRents(min: number | string | null | undefined, max: typeof min): string {
  return formatRange(min, max, (yen) => formatRent(Number(yen)));
}

/** Rents that are wished for: 4.5万円～6万円, 4.5万円～, ～6万円, 6万円 where both ends are the same; '' without any. */
export function formatWishedRents(from: number | null | undefined, to: number | null | undefined): string {
  if (from && to) return formatRents(from, to);
  return [from, to].some(Boolean)
    ? [from, to].map((yen) => (yen ? formatRent(yen) : '')).join(RANGE_MARK)
    : '';
}

/** An amount other than a rent: 52500 → 5.25万円, 3500 → 3,500円 (contract, section 5). */
export function formatAmount(yen: number): string {
  return yen >= TEN_THOUSAND ? formatRent(yen) : formatYen(yen);
}

const orNone = (format: (yen: number) => string) => (yen: number) => (yen === 0 ? 'なし' : format(yen));

/** A fee of an estate or a room, wherever it is told: なし, 3,500円, 1.2万円. */
export const formatFee = orNone(formatAmount);

/** なし～5万円; '' when neither end is known. */
export const formatFees = (min: number | null, max: number | null) => formatRange(min, max, formatFee);

/** A fee in a list of costs, which adds up to the yen: なし, 12,000円. */
export const formatExactFee = orNone(formatYen);

/** 85000 → 85,000円 */
export function formatYen(yen: number): string {
  return `${formatCount(yen)}円`;
}
