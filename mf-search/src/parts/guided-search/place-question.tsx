import { SelectField, VisuallyHidden } from '@gakumado/shared/ui';
import { ChoiceBox } from '../../search/choice-box.tsx';
import { CampusChoice } from '../../search/draft/campus-choice.tsx';
import type { FoundPlace } from '../../search/draft/find-place.ts';
import styles from './guided-search.module.css';

/** A campus, or a prefecture for those who do not know it yet; the fields of the other way are hidden by CSS alone. */
export function PlaceQuestion({ found }: { found: FoundPlace }) {
  const { draft, prefectures } = found;
  return (
    <fieldset className={styles.places}>
      <legend>
        <VisuallyHidden>どこに通いますか</VisuallyHidden>
      </legend>
      <div className={styles.place}>
        <ChoiceBox
          size="large"
          type="radio"
          name="place"
          value="campus"
          label="通う学校が決まっている"
          isChecked={draft.kind !== 'pref'}
        />
        <div className={styles.fields}>
          <CampusChoice found={found} lookUp={{ name: 'guide', value: '2' }} />
        </div>
      </div>
      <div className={styles.place}>
        <ChoiceBox
          size="large"
          type="radio"
          name="place"
          value="pref"
          label="まだ決まっていない（エリアから探す）"
          isChecked={draft.kind === 'pref'}
        />
        <div className={styles.fields}>
          <SelectField label="都道府県" name="pref" defaultValue={draft.pref ?? ''}>
            <option value="">全国</option>
            {prefectures.map(({ prefecture_id, name_kana, is_open }) => (
              <option key={prefecture_id} value={prefecture_id}>
                {name_kana}
                {is_open ? '' : '（準備中）'}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </fieldset>
  );
}
