import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { listAddressesByZip } from '@gakumado/shared/api';
import type { Address } from '@gakumado/shared/contract';
import { messages, normaliseDigits, zipPattern } from '@gakumado/shared/forms';
import { Button, FieldSet, formatZip, useLatest } from '@gakumado/shared/ui';
import { fieldLabels, prefectures } from '@gakumado/shared/vocabulary';
import { textAt } from '../form-field.ts';
import type { FormField, FormValues, Need } from '../form-field.ts';
import { useValues } from '../use-item.ts';
import { SelectControl } from './choice-items.tsx';
import { TextControl } from './text-items.tsx';
import styles from './items.module.css';

const PARTS = ['zip_code', 'prefecture_id', 'city', 'address', 'building'] as const;

/** 住所 in five parts. The postal code fills in what is still empty (contract, 4.1). */
export function addressItem(at: string, need: Need, isShown?: FormField['isShown']): FormField {
  const path = (name: (typeof PARTS)[number]) => (at === '' ? name : `${at}.${name}`);
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

/** Whether the visitor is about to type there: a text that comes then would be in the middle of theirs. */
const isTypedInto = (id: string) =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.id === id;

interface AddressControlProps {
  path: (name: (typeof PARTS)[number]) => string;
  need: Need;
}

function AddressControl({ path, need }: AddressControlProps) {
  const form = useFormContext<FormValues>();
  const zip = useValues((values) => normaliseDigits(textAt(values, path('zip_code'))));
  const found = useTowns(zip);

  const take = ({ prefecture_id, city_name, town_name }: Address) => {
    const parts = { prefecture_id: String(prefecture_id), city: city_name, address: town_name };
    for (const [name, value] of Object.entries(parts)) {
      const at = path(name as keyof typeof parts);
      if (!form.getValues(at) && !isTypedInto(at))
        form.setValue(at, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };
  const only = found?.length === 1 ? found[0] : undefined;
  useEffect(() => {
    if (only) take(only);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each postal code
  }, [only]);

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
      </p>
      {found && found.length > 1 && (
        <FieldSet label="該当する住所" hint="当てはまるものを選ぶと、住所が入ります。">
          <ul className={styles.chosen}>
            {found.map((town) => (
              <li key={town.city_id + town.town_name}>
                <Button variant="secondary" onClick={() => take(town)}>
                  {town.prefecture_name + town.city_name + town.town_name}
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
