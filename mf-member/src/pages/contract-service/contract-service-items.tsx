import type { Estate } from '@gakumado/shared/contract';
import { slotRules, selfViewingTimes } from '@gakumado/shared/forms';
import { useLatest } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { idsAt } from '../../step-form/form-field.ts';
import type { FormGroup } from '../../step-form/form-field.ts';
import { useEstateCards } from '../../step-form/items/estate-cards.ts';
import { estateNumberItem } from '../../step-form/items/estate-number-item.tsx';
import { estatesItem } from '../../step-form/items/estates-item.tsx';
import { loadShopDays, plainDays } from '../../step-form/items/free-days.ts';
import type { SlotDay } from '../../step-form/items/free-days.ts';
import { inquirerGroups } from '../../step-form/items/person-items.tsx';
import { slotsItem } from '../../step-form/items/slots-item.tsx';
import { longTextItem } from '../../step-form/items/text-items.tsx';
import { useValues } from '../../step-form/use-item.ts';

/** The free times of the shop that lets the estate; without an estate any day, which the shop then confirms. */
function useContractDays(known: readonly Estate[]): readonly SlotDay[] | null | undefined {
  const ids = useValues((values) => idsAt(values, 'estate_ids').slice(0, 1));
  const { cardOf } = useEstateCards(ids, known);
  const shopId = cardOf(ids[0] ?? 0)?.shop_id ?? null;
  const answer = useLatest(loadShopDays, shopId);
  if (shopId === null) return plainDays(selfViewingTimes);
  if (answer?.key !== shopId) return undefined;
  return answer.data ? answer.data({ isVisit: false, isVideo: true }) : null;
}

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
        rows: slotRules.it_id.labels,
        isFirstRequired: false,
        useDays: () => useContractDays(estates),
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
