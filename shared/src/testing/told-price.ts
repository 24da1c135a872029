import { cardOf } from './card-of.ts';

/** A home whose rent and monthly cost have no figure in common. */
export const pricedHome = {
  ...cardOf(7),
  monthly_cost_min: 91_234,
  monthly_cost_max: 98_765,
  price_min: 61_500,
  price_max: 72_500,
};

/** To the yen; a card has its lower end in short. */
const LOUD = ['91,234円～98,765円', '9.1万円'];
const RENT = '6.15万円';

/**
 * The faults of a place that shows the price of {@link pricedHome} (contract, 8.2): its loud figure is the monthly cost, and the rent is
 * quiet and called 賃料 wherever it stands.
 */
export function findPriceFaults(place: Element): string[] {
  const loud = Array.from(place.querySelectorAll('strong, b, em, mark, h1, h2, h3, h4'), (element) =>
    (element.textContent ?? '').trim(),
  );
  const text = place.textContent ?? '';
  const rents = [...text.matchAll(new RegExp(`(.{0,3})${RENT}`, 'gu'))].map(([, before = '']) =>
    before.trim(),
  );
  return [
    ...(loud.some((words) => LOUD.includes(words)) ? [] : [`no loud ${LOUD[0]}`]),
    ...loud.filter((words) => words.includes(RENT)).map((words) => `a loud rent: ${words}`),
    ...(rents.length === 0 ? [`no ${RENT}`] : []),
    ...rents.filter((before) => !before.endsWith('賃料')).map((before) => `a rent behind 「${before}」`),
  ];
}
