import { BAND_YEN, COST_BAND_LAST } from '@gakumado/shared/vocabulary';

/** The amounts of a band by its first yen. The last band has no upper end. */
export const boundsOfCostBand = (yen: number): { cost_from: number; cost_to: number | undefined } => ({
  cost_from: yen,
  cost_to: yen >= COST_BAND_LAST ? undefined : yen + BAND_YEN - 1,
});

/** 1万円未満, 6万円台, 30万円以上 */
export function costBandLabel(yen: number): string {
  if (yen < BAND_YEN) return '1万円未満';
  return `${yen / BAND_YEN}万円${yen >= COST_BAND_LAST ? '以上' : '台'}`;
}
