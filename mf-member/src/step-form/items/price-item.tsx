import { priceChoices } from '@gakumado/shared/forms';
import { formatRent, formatWishedRents } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { textAt } from '../form-field.ts';
import type { FormField } from '../form-field.ts';
import { SelectControl } from './choice-items.tsx';
import styles from './items.module.css';

/** 家賃: its two ends, of which any may be open. `at` is the path that they lie under, '' for the top. */
export function priceItem(at: string): FormField {
  const [from, to] = ['price_from', 'price_to'].map((name) => (at === '' ? name : `${at}.${name}`)) as [
    string,
    string,
  ];
  return {
    paths: [from, to],
    label: fieldLabels.price,
    Control: () => (
      <div className={styles.pair}>
        <PriceSelect path={from} label={fieldLabels.price_from} />
        {/* The fault of a pair is told at its lower end. */}
        <PriceSelect path={to} label={fieldLabels.price_to} deps={[from]} />
      </div>
    ),
    describe: (values) => {
      const [lower, upper] = [from, to].map((path) => Number(textAt(values, path)) || null);
      return formatWishedRents(lower, upper);
    },
  };
}

const choices = priceChoices.map((yen) => ({ value: yen, label: formatRent(yen) }));

const PriceSelect = (at: { path: string; label: string; deps?: readonly string[] }) => (
  <SelectControl {...at} need={false} empty="指定なし" choices={choices} />
);
