import { simulateCost } from './index.ts';
import type { CostRow } from './cost-rows.ts';
import type { CostPlan } from './simulate-cost.ts';
import { costRow, fee, rent } from './testing/cost-row.ts';

const inMonths = { unit: 'month' } as const;
const every = (cycle_months: number) => ({ cycle_months });
const optional = { is_required: false };

const keyMoney = costRow('礼金', 'initial', 1, inMonths);
const deposit = costRow('敷金', 'initial', 2, { ...inMonths, is_refundable: true });
const insurance = costRow('火災保険料', 'initial', 18_000, every(24));
const renewal = costRow('更新料', 'renewal', 1, { ...inMonths, ...every(24) });
const openRenewal = { ...renewal, cycle_months: null };
const yearly = costRow('年間管理費', 'yearly', 60_000);
const cleaning = costRow('清掃費', 'movingOut', 44_000);
const bicycle = costRow('駐輪場', 'optional', 500, { ...every(1), cost_id: 7, ...optional });
const compulsoryMeals = costRow('食費', 'monthly', 28_000);
const optionalMeals = costRow('食費', 'optional', 20_000, optional);
const utilities = costRow('水道光熱費', 'monthly', 9_000, { unit: 'actual' });

/** A flat with everything that a contract may ask for. */
const flat = [
  costRow('賃料', 'monthly', 52_000),
  costRow('管理費・共益費', 'monthly', 6_000),
  costRow('敷金', 'initial', 1, { ...inMonths, is_refundable: true }),
  keyMoney,
  costRow('火災保険料', 'initial', 16_000, every(24)),
  costRow('保証委託料（初回）', 'initial', 0.5, inMonths),
  costRow('保証委託料（2年目から毎年）', 'renewal', 10_000, every(12)),
  costRow('鍵交換費', 'initial', 16_500),
  renewal,
  costRow('共済会費', 'yearly', 6_000),
  cleaning,
  bicycle,
  utilities,
];

/** Worked out by hand: the counted items, the sum, the rows, the stay, 入居中の総額 and 毎月の実質負担 in yen. */
const examples: [string, string, readonly CostRow[], CostPlan, number, number][] = [
  ['the rent', '50,000×48', [rent], {}, 2_400_000, 50_000],
  ['rent and fee', '(50,000+5,000)×48', [rent, fee], {}, 2_640_000, 55_000],
  [
    'half of a yen rounds up',
    '41,667×12+6, by the month 41,667.5',
    [costRow('賃料', 'monthly', 41_667), costRow('鍵交換費', 'initial', 6)],
    { stay_months: 12 },
    500_010,
    41_668,
  ],

  ['key money in months of rent', '50,000×48+50,000', [rent, keyMoney], {}, 2_450_000, 51_042],
  [
    'parts of a month',
    '51,000×12+0.55×51,000=612,000+28,050',
    [costRow('賃料', 'monthly', 51_000), costRow('仲介手数料', 'initial', 0.55, inMonths)],
    { stay_months: 12 },
    640_050,
    53_338,
  ],
  [
    'an entrance fee in yen',
    '50,000×24+120,000',
    [rent, costRow('入館金', 'initial', 120_000)],
    { stay_months: 24 },
    1_320_000,
    55_000,
  ],
  ['a deposit that is paid back', '50,000×48+100,000-100,000', [rent, deposit], {}, 2_400_000, 50_000],
  [
    'a deposit that is kept',
    '50,000×48+100,000',
    [rent, { ...deposit, is_refundable: false }],
    {},
    2_500_000,
    52_083,
  ],

  ['an insurance in months 0 and 24', '50,000×48+18,000×2', [rent, insurance], {}, 2_436_000, 50_750],
  [
    'an insurance that ends with the stay',
    '50,000×24+18,000',
    [rent, insurance],
    { stay_months: 24 },
    1_218_000,
    50_750,
  ],
  [
    'an insurance begun anew in month 24 of 36',
    '50,000×36+18,000×2',
    [rent, insurance],
    { stay_months: 36 },
    1_836_000,
    51_000,
  ],
  [
    'an insurance in months 0, 24 and 48 of 72',
    '50,000×72+18,000×3',
    [rent, insurance],
    { stay_months: 72 },
    3_654_000,
    50_750,
  ],

  ['a yearly row', '50,000×48+60,000×4', [rent, yearly], {}, 2_640_000, 55_000],
  [
    'a yearly row with a third year begun',
    '50,000×30+60,000×3',
    [rent, yearly],
    { stay_months: 30 },
    1_680_000,
    56_000,
  ],
  ['a yearly row of one year', '50,000×12+60,000', [rent, yearly], { stay_months: 12 }, 660_000, 55_000],

  ['a renewal in month 24', '50,000×48+50,000', [rent, renewal], {}, 2_450_000, 51_042],
  ['no renewal at the end of the stay', '50,000×24', [rent, renewal], { stay_months: 24 }, 1_200_000, 50_000],
  [
    'renewals in months 24 and 48 of 72',
    '50,000×72+50,000×2',
    [rent, renewal],
    { stay_months: 72 },
    3_700_000,
    51_389,
  ],
  [
    'a first guarantee, and one in months 12, 24, 36',
    '50,000×48+25,000+10,000×3',
    [
      rent,
      costRow('保証委託料（初回）', 'initial', 0.5, inMonths),
      costRow('保証委託料（毎年）', 'renewal', 10_000, every(12)),
    ],
    {},
    2_455_000,
    51_146,
  ],
  [
    'a renewal of the contract, months 12 and 24',
    '50,000×36+50,000×2',
    [rent, openRenewal],
    { stay_months: 36, contract_months: 12 },
    1_900_000,
    52_778,
  ],
  [
    'a cycle of its own before the contract',
    '50,000×36+50,000',
    [rent, renewal],
    { stay_months: 36, contract_months: 12 },
    1_850_000,
    51_389,
  ],
  [
    'a contract as long as the stay',
    '50,000×48',
    [rent, openRenewal],
    { contract_months: 48 },
    2_400_000,
    50_000,
  ],

  [
    'two years where nobody says the term, month 24',
    '50,000×48+50,000',
    [rent, openRenewal],
    {},
    2_450_000,
    51_042,
  ],

  ['moving out', '50,000×48+44,000', [rent, cleaning], {}, 2_444_000, 50_917],

  ['an optional row', '50,000×48', [rent, bicycle], {}, 2_400_000, 50_000],
  [
    'an optional row that is wanted',
    '(50,000+500)×48',
    [rent, bicycle],
    { chosen_cost_ids: [7] },
    2_424_000,
    50_500,
  ],
  [
    'an optional kind that is marked required',
    '50,000×48',
    [rent, { ...bicycle, is_required: true }],
    {},
    2_400_000,
    50_000,
  ],
  [
    'a monthly row that is not required',
    '50,000×48',
    [rent, { ...fee, is_required: false }],
    {},
    2_400_000,
    50_000,
  ],

  ['compulsory meals', '(50,000+28,000)×48', [rent, compulsoryMeals], {}, 3_744_000, 78_000],
  [
    'compulsory meals, with meals',
    '(50,000+28,000)×48',
    [rent, compulsoryMeals],
    { with_meals: true },
    3_744_000,
    78_000,
  ],
  ['optional meals', '50,000×48', [rent, optionalMeals], {}, 2_400_000, 50_000],
  [
    'optional meals, with meals',
    '(50,000+20,000)×48',
    [rent, optionalMeals],
    { with_meals: true },
    3_360_000,
    70_000,
  ],
  ['no meals, with meals', '(50,000+26,000)×48', [rent], { with_meals: true }, 3_648_000, 76_000],
  [
    'no meals, with an own food budget',
    '(50,000+30,000)×24',
    [rent],
    { with_meals: true, food_budget: 30_000, stay_months: 24 },
    1_920_000,
    80_000,
  ],
  [
    'meals billed by use, with meals',
    '(50,000+26,000)×48',
    [rent, { ...compulsoryMeals, unit: 'actual' }],
    { with_meals: true },
    3_648_000,
    76_000,
  ],

  ['utilities billed by use', '50,000×48', [rent, utilities], {}, 2_400_000, 50_000],

  [
    'the cheaper end',
    '60,000×48+60,000',
    [{ ...rent, amount_min: 60_000, amount_max: 80_000 }, keyMoney],
    { end: 'amount_min' },
    2_940_000,
    61_250,
  ],
  [
    'the dearer end',
    '80,000×48+80,000',
    [{ ...rent, amount_min: 60_000, amount_max: 80_000 }, keyMoney],
    { end: 'amount_max' },
    3_920_000,
    81_667,
  ],
  [
    'the dearer end of one amount',
    '50,000×48+15,000',
    [rent, costRow('鍵交換費', 'initial', 15_000, { amount_max: null })],
    { end: 'amount_max' },
    2_415_000,
    50_313,
  ],
  [
    'an amount that is not known',
    '50,000×48',
    [rent, costRow('町会費', 'monthly', 0, { amount_min: null, amount_max: null })],
    {},
    2_400_000,
    50_000,
  ],

  [
    'a whole flat',
    '58,000×48+52,000+16,000×2+26,000+10,000×3+16,500+52,000+6,000×4+44,000',
    flat,
    {},
    3_060_500,
    63_760,
  ],
];

test.each(examples)('%s: %s', (_title, _sum, rows, plan, stay_cost, monthly_cost) => {
  expect(simulateCost(rows, plan)).toMatchObject({ stay_cost, monthly_cost });
});
