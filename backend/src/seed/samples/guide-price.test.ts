import { guidePrice } from './guide-price.ts';

const example = {
  rent: 50_000,
  management_fee: 5_000,
  kept_deposit: 50_000,
  key_money: 50_000,
  entrance_fee: 0,
  renewal_fee: 50_000,
  contract_months: 24,
};

it('gives the check value of the contract', () => {
  expect(guidePrice(example)).toBe(58_125);
});

it('is rent and fee alone when nothing else is paid', () => {
  expect(guidePrice({ ...example, kept_deposit: 0, key_money: 0, renewal_fee: 0 })).toBe(55_000);
});

it('counts one renewal fewer than the terms in 48 months', () => {
  const yearly = { ...example, kept_deposit: 0, key_money: 0, contract_months: 12, renewal_fee: 16_000 };
  expect(guidePrice(yearly)).toBe(55_000 + 1_000);
  expect(guidePrice({ ...yearly, contract_months: 48 })).toBe(55_000);
});

it('rounds half up', () => {
  expect(guidePrice({ ...example, kept_deposit: 24, key_money: 0, renewal_fee: 0 })).toBe(55_001);
  expect(guidePrice({ ...example, kept_deposit: 23, key_money: 0, renewal_fee: 0 })).toBe(55_000);
});
