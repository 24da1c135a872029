import { Button, ChoiceGroup, FieldSet, SchoolPicker, SelectField } from '@gakumado/shared/ui';
import { fieldLabels, prefectures } from '@gakumado/shared/vocabulary';
import { rememberCampus, useCampusNames } from '../../step-form/items/campus-names.tsx';
import { TextControl } from '../../step-form/items/text-items.tsx';
import { useTypedSchool } from '../../step-form/items/use-typed-school.ts';
import { useItem, useValues } from '../../step-form/use-item.ts';
import { useCities } from './target-cities.ts';
import { rowPath, rowText } from './target-values.ts';
import styles from './room-order.module.css';

const places = [
  { value: 'school', label: '学校から' },
  { value: 'area', label: '市区町村から' },
];

/** Where a home is looked for: near a school, or in a municipality. */
export function TargetPlace({ index }: { index: number }) {
  const path = `${rowPath(index)}.place`;
  const { control, preset } = useItem(path);
  const isArea = useValues((values) => rowText(values, index, 'place') === 'area');
  return (
    <>
      <ChoiceGroup
        {...control}
        type="radio"
        label="探し方"
        choices={places}
        chosen={[preset ?? []].flat().map(String)}
      />
      {isArea ? <AreaPlace index={index} /> : <SchoolPlace index={index} />}
    </>
  );
}

function SchoolPlace({ index }: { index: number }) {
  const path = `${rowPath(index)}.campus_id`;
  const { form, error } = useItem(path);
  const id = useValues((values) => Number(rowText(values, index, 'campus_id')) || null);
  const typed = useTypedSchool(`${rowPath(index)}.school_typed`);
  const nameOf = useCampusNames(id === null ? [] : [id]);
  const choose = (value: string) => {
    form.setValue(path, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    // The pressed button is gone.
    requestAnimationFrame(() => document.getElementById(path)?.focus());
  };
  return (
    <FieldSet label="学校" need="required" error={error} id={`${path}-group`}>
      {id === null ? (
        <div className={styles.ways}>
          <SchoolPicker
            id={path}
            label="学校名で探す"
            {...typed}
            isInvalid={error !== undefined}
            onChoose={(campus) => {
              rememberCampus(campus);
              choose(String(campus.campus_id));
            }}
          />
          <TextControl
            path={`${rowPath(index)}.school_name_free`}
            label={fieldLabels.school_name_free}
            need={false}
            hint="候補にない学校は、こちらにご入力ください。"
            aria-invalid={error !== undefined || undefined}
          />
        </div>
      ) : (
        <div className={styles.chosen}>
          <span>{nameOf(id)}</span>
          <input type="hidden" name={path} value={id} />
          <Button
            id={path}
            variant="plain"
            size="small"
            aria-label={`${nameOf(id)}を変更する`}
            onClick={() => choose('')}
          >
            変更
          </Button>
        </div>
      )}
    </FieldSet>
  );
}

function AreaPlace({ index }: { index: number }) {
  const prefPath = `${rowPath(index)}.pref_id`;
  const cityPath = `${rowPath(index)}.city_id`;
  const prefecture = useItem(prefPath, [cityPath]);
  const city = useItem(cityPath);
  const { form } = city;
  const { prefId, cityId } = useValues((values) => ({
    prefId: Number(rowText(values, index, 'pref_id')) || null,
    cityId: rowText(values, index, 'city_id'),
  }));
  const cities = useCities(prefId);
  return (
    <div className={styles.pair}>
      <SelectField
        {...prefecture.control}
        label={fieldLabels.prefecture_id}
        need="required"
        error={prefecture.error}
        defaultValue={(prefecture.preset as string | undefined) ?? ''}
        onChange={(event) => {
          form.setValue(cityPath, '');
          void prefecture.control.onChange(event);
        }}
      >
        <option value="">選択してください</option>
        {prefectures.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...city.control}
        label={fieldLabels.city_id}
        need="required"
        error={city.error}
        hint={
          prefId !== null &&
          cities === null &&
          '市区町村を読み込めませんでした。「学校から」の学校名の欄に、地域の名前をご入力ください。'
        }
        value={cityId}
      >
        <option value="">{cityPrompt(prefId, cities)}</option>
        {cityId && !cities?.some(({ city_id }) => String(city_id) === cityId) && (
          <option value={cityId}>選択済み</option>
        )}
        {cities?.map(({ city_id, city_name }) => (
          <option key={city_id} value={city_id}>
            {city_name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function cityPrompt(prefId: number | null, cities: readonly unknown[] | null | undefined): string {
  if (prefId === null) return '先に都道府県を選択';
  return cities === undefined ? '読み込んでいます' : '選択してください';
}
