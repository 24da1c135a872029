import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { listAddressesByZip } from '@gakumado/shared/api';
import type { Address } from '@gakumado/shared/contract';
import { messages, normaliseDigits, zipPattern } from '@gakumado/shared/forms';
import { Button, FieldSet, formatZip, useLatest, VisuallyHidden } from '@gakumado/shared/ui';
import { fieldLabels, prefectures } from '@gakumado/shared/vocabulary';
import { textAt } from '../form-field.ts';
import type { FormField, FormValues, Need } from '../form-field.ts';
import { useValues } from '../use-item.ts';
import { SelectControl } from './choice-items.tsx';
import { TextControl } from './text-items.tsx';
import styles from './items.module.css';

const PARTS = ['zip_code', 'prefecture_id', 'city', 'address', 'building'] as const;
type PartName = (typeof PARTS)[number];

/** 住所 in five parts. The postal code fills in what the visitor has not typed (contract, 4.1). */
export function addressItem(at: string, need: Need, isShown?: FormField['isShown']): FormField {
  const path = (name: PartName) => (at === '' ? name : `${at}.${name}`);
  return {
    paths: PARTS.map(path),
    label: '住所',
    Control: () => <AddressControl path={path} need={need} />,
    describe: (values) => {
      const [zip = '', prefecture = '', city = '', street = '', building = ''] = PARTS.map((name) =>
        textAt(values, path(name)),
      );
      const name = prefectures.find(({ id }) => String(id) === prefecture)?.name ?? '';
      return [zip && formatZip(zip), name + city + street, building].filter(Boolean).join(' ');
    },
    ...(isShown ? { isShown } : {}),
  };
}

/** The values that a town or an office fills in, each with its text. A backend from before knows no offices. */
const partsOf = ({
  prefecture_id,
  prefecture_name,
  city_name,
  town_name,
  block = '',
}: Address): { name: PartName; value: string; text: string }[] => [
  { name: 'prefecture_id', value: String(prefecture_id), text: prefecture_name },
  { name: 'city', value: city_name, text: city_name },
  { name: 'address', value: town_name + block, text: town_name + block },
];

/** Whether the visitor is about to type there: a text that comes then would be in the middle of theirs. */
const isTypedInto = (id: string) =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.id === id;

interface AddressControlProps {
  path: (name: PartName) => string;
  need: Need;
}

function AddressControl({ path, need }: AddressControlProps) {
  const form = useFormContext<FormValues>();
  const zip = useValues((values) => normaliseDigits(textAt(values, path('zip_code'))));
  const found = useTowns(zip);

  /** The towns of all postal codes so far: what they fill in is not the visitor's own. */
  const towns = useRef<Address[]>([]);
  const [filledIn, setFilledIn] = useState('');

  const isOwn = (name: PartName, now: string) =>
    now !== '' && !towns.current.flatMap(partsOf).some((part) => part.name === name && part.value === now);

  const take = (town: Address) => {
    const changed = partsOf(town).filter(({ name, value }) => {
      const now = textAt(form.getValues(), path(name));
      return now !== value && !isOwn(name, now) && !isTypedInto(path(name));
    });
    for (const { name, value } of changed)
      form.setValue(path(name), value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setFilledIn(changed.map(({ text }) => text).join(''));
  };
  useEffect(() => {
    setFilledIn('');
    if (!found) return;
    towns.current.push(...found);
    if (found.length === 1) found.forEach(take);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each postal code
  }, [found]);

  return (
    <div className={styles.stack}>
      <div className={styles.narrow}>
        <TextControl
          path={path('zip_code')}
          label={fieldLabels.zip_code}
          need={need}
          inputMode="numeric"
          autoComplete="postal-code"
          hint="7桁を入力すると、住所が入ります。"
        />
      </div>
      <p role="status" className={styles.note}>
        {found?.length === 0 && messages.zipUnknown}
        {filledIn && <VisuallyHidden>住所に「{filledIn}」が入りました。</VisuallyHidden>}
      </p>
      {found && found.length > 1 && (
        <FieldSet label="該当する住所" hint="当てはまるものを選ぶと、住所が入ります。">
          <ul className={styles.chosen}>
            {found.map((town) => (
              <li key={town.city_id + town.town_name + (town.block ?? '')}>
                <Button variant="secondary" onClick={() => take(town)}>
                  {partsOf(town)
                    .map(({ text }) => text)
                    .join('')}
                </Button>
              </li>
            ))}
          </ul>
        </FieldSet>
      )}
      <SelectControl
        path={path('prefecture_id')}
        label={fieldLabels.prefecture_id}
        need={need}
        autoComplete="address-level1"
        choices={prefectures.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextControl path={path('city')} label={fieldLabels.city} need={need} autoComplete="address-level2" />
      <TextControl
        path={path('address')}
        label={fieldLabels.address}
        need={need}
        autoComplete="street-address"
      />
      <TextControl path={path('building')} label={fieldLabels.building} need={false} />
    </div>
  );
}

/** The towns of a postal code, once it has seven digits. */
function useTowns(zip: string): Address[] | undefined {
  const answer = useLatest(listAddressesByZip, zipPattern.test(zip) ? zip : null);
  return answer?.key === zip ? answer.data : undefined;
}
