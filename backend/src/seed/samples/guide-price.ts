export interface GuidePriceInput {
  rent: number;
  management_fee: number;
  /** The part of the deposit that is not returned. */
  kept_deposit: number;
  key_money: number;
  entrance_fee: number;
  renewal_fee: number;
  /** Months between two renewals. */
  contract_months: number;
}

/** めやす賃料 spreads the fees over a stay of four years. */
const STAY_MONTHS = 48;

/**
 * めやす賃料 in yen a month: rent and management fee, the fees paid once and the renewals of a stay of 48 months,
 * divided by 48 and rounded half up (section 5 of the contract). Brokerage, guarantee, insurance and
 * restoration are left out.
 */
export function guidePrice(input: GuidePriceInput): number {
  const renewals = Math.max(0, Math.ceil(STAY_MONTHS / input.contract_months) - 1);
  const total =
    (input.rent + input.management_fee) * STAY_MONTHS +
    input.kept_deposit +
    input.key_money +
    input.entrance_fee +
    input.renewal_fee * renewals;
  return Math.floor(total / STAY_MONTHS + 0.5);
}
