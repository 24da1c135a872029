import { rentBands } from '@gakumado/shared/vocabulary';
import type { Search } from '../search.ts';
import { countOf } from './facets.ts';
import type { Facets } from './facets.ts';
import { OptionBoxes } from './option-boxes.tsx';
import { rentError } from '../rent.ts';
import { YenRange } from './yen-range.tsx';
import styles from './filter-form.module.css';

interface RentFieldsProps {
  search: Search;
  facets: Facets;
}

/** The rent options of the specification, and free amounts for what lies between them. */
export function RentFields({ search, facets }: RentFieldsProps) {
  return (
    <>
      <OptionBoxes
        type="radio"
        legend="家賃"
        name="rentSelect"
        options={rentBands.map(({ value, label }) => ({
          value: String(value),
          label,
          isChecked: search.rentSelect === value,
          count: countOf(facets, 'price_band', value),
        }))}
      />
      <YenRange
        legend="家賃を金額で指定する"
        from="price_from"
        to="price_to"
        examples={['25000', '60000']}
        search={search}
        error={rentError(search)}
      >
        <label className={styles.box}>
          <input
            type="checkbox"
            name="is_include_management"
            value="1"
            defaultChecked={search.is_include_management}
          />
          <span className={styles.label}>管理費・共益費を含めた金額で探す</span>
        </label>
      </YenRange>
    </>
  );
}
