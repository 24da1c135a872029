import type { Estate } from '@gakumado/shared/contract';
import { viewContents } from '@gakumado/shared/forms';
import { Checkbox } from '@gakumado/shared/ui';
import { CONTACT_MAX, fieldLabels, isFull } from '@gakumado/shared/vocabulary';
import { idsAt } from '../../step-form/form-field.ts';
import type { FormGroup } from '../../step-form/form-field.ts';
import { checksItem } from '../../step-form/items/choice-items.tsx';
import { estatesItem } from '../../step-form/items/estates-item.tsx';
import { inquirerGroups } from '../../step-form/items/person-items.tsx';
import { longTextItem } from '../../step-form/items/text-items.tsx';
import { useItem, useValues } from '../../step-form/use-item.ts';

type ViewContactEstates = Pick<Parameters<typeof estatesItem>[0], 'known' | 'gone' | 'onChange'>;

const WAITLIST: string = 'applicant.waitlist_estate_ids';

/** Offered below a full house: to hear when a room becomes free (contract, 4.7). */
function WaitlistControl({ estate: { estate_id: id, vacant_status_id } }: { estate: Estate }) {
  const { form, error } = useItem(WAITLIST);
  const ids = useValues((values) => idsAt(values, WAITLIST));
  if (!isFull(vacant_status_id)) return null;
  const choose = (isChosen: boolean) =>
    form.setValue(WAITLIST, [...ids.filter((other) => other !== id), ...(isChosen ? [id] : [])].map(String), {
      shouldDirty: true,
    });
  return (
    <Checkbox
      name={WAITLIST}
      value={id}
      label="空きが出たら連絡を希望する（キャンセル待ち）"
      checked={ids.includes(id)}
      onChange={(event) => choose(event.currentTarget.checked)}
      error={error}
    />
  );
}

/** The items of the inquiry about chosen estates in their order (contract, 4.7). */
export const viewContactGroups = (estates: ViewContactEstates = {}): FormGroup[] => [
  {
    title: 'お問い合わせの物件',
    fields: [
      estatesItem({
        ...estates,
        need: true,
        hint: `${CONTACT_MAX}件までまとめてお問い合わせいただけます。店舗が異なる物件は、店舗ごとに受け付けます。`,
        choice: {
          path: WAITLIST,
          Control: WaitlistControl,
          describe: (id, values) => (idsAt(values, WAITLIST).includes(id) ? 'キャンセル待ちを希望' : ''),
        },
      }),
    ],
  },
  {
    title: 'お問い合わせ内容',
    fields: [
      checksItem({
        path: 'applicant.contents',
        label: fieldLabels.contents,
        need: true,
        choices: viewContents,
        hint: '当てはまるものをすべてお選びください。',
      }),
      longTextItem({ path: 'message', label: fieldLabels.message, need: false }),
    ],
  },
  ...inquirerGroups(false),
];
