import { listEstates } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { formTypes, selfViewingTimes } from '@gakumado/shared/forms';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { idsAt } from '../../step-form/form-field.ts';
import type { FormGroup } from '../../step-form/form-field.ts';
import { estateNumberItem } from '../../step-form/items/estate-number-item.tsx';
import { estatesItem } from '../../step-form/items/estates-item.tsx';
import { loadShopDays, plainDays } from '../../step-form/items/free-days.ts';
import { inquirerGroups } from '../../step-form/items/person-items.tsx';
import type { SlotCalendar } from '../../step-form/items/slots-item.tsx';
import { slotsItem } from '../../step-form/items/slots-item.tsx';
import { longTextItem } from '../../step-form/items/text-items.tsx';

const anyDay = () => plainDays(selfViewingTimes);

/** The free times of the shop that lets the estate; without an estate any day, which the shop then confirms. */
const calendarFor = (known: readonly Estate[]): SlotCalendar<number> => ({
  keyOf: (values) => idsAt(values, 'estate_ids')[0] ?? null,
  async load(id, signal) {
    const estates = known.length > 0 ? known : (await listEstates({ estate_id: [id] }, signal)).result;
    const shopId = estates.find(({ estate_id }) => estate_id === id)?.shop_id ?? null;
    return shopId === null ? anyDay : loadShopDays(shopId, signal);
  },
  plain: anyDay,
});

/** The items of the inquiry about the contract service in their order (contract, 4.15). */
export const contractServiceGroups = (estates: readonly Estate[]): FormGroup[] => [
  {
    title: 'ご契約の物件',
    fields: [estatesItem({ need: false, known: estates }), estateNumberItem()],
  },
  {
    title: 'ご希望の日時',
    fields: [
      slotsItem({
        label: 'ご希望の日時',
        rules: formTypes.it_id.slots,
        calendar: calendarFor(estates),
      }),
      longTextItem({
        path: 'message',
        label: fieldLabels.message,
        need: false,
        hint: 'ご契約者とご入居者が別々の場所から参加されるときは、お知らせください。',
      }),
    ],
  },
  ...inquirerGroups(false),
];
