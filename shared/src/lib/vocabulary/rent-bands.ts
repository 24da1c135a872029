/** One option of `rentSelect` in yen; both ends are included, an absent one is open. */
export interface RentBand {
  value: number;
  label: string;
  from?: number;
  to?: number;
}

/** Width of the band that one `price` names, in yen. */
export const BAND_YEN = 10_000;

/** The first yen of the last band in which monthly costs are counted; it has no end. */
export const COST_BAND_LAST = 300_000;

const middleBand = (value: number): RentBand => ({
  value,
  label: `${value}万円台`,
  from: value * BAND_YEN,
  to: (value + 1) * BAND_YEN - 1,
});

/** The rent options of the specification (section 9). Rents from 20,001 to 29,999 are found by free amounts alone. */
export const rentBands: readonly RentBand[] = [
  { value: 2, label: '2万円以下', to: 20_000 },
  ...[3, 4, 5, 6].map(middleBand),
  { value: 7, label: '7万円以上', from: 70_000 },
];

/** The option of a value; undefined for none of them. */
export const findRentBand = (value: number | undefined): RentBand | undefined =>
  rentBands.find((band) => band.value === value);

/** The option that is the band of 10,000 yen from this amount on; undefined for none of them. */
export const findBandFrom = (yen: number | undefined): RentBand | undefined =>
  rentBands.find(({ from, to }) => from !== undefined && to !== undefined && from === yen);
