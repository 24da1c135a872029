import type { ListedShop } from '@gakumado/shared/contract';
import { consultationTopics, formTypes, videoTools } from '@gakumado/shared/forms';
import { fieldLabels, regions } from '@gakumado/shared/vocabulary';
import { textAt } from '../../step-form/form-field.ts';
import type { FormField, FormGroup, FormValues } from '../../step-form/form-field.ts';
import { checksItem, radioItem, selectItem } from '../../step-form/items/choice-items.tsx';
import { APPLICANT, inquirerGroups } from '../../step-form/items/person-items.tsx';
import { shopItem } from '../../step-form/items/shop-item.tsx';
import { slotsItem } from '../../step-form/items/slots-item.tsx';
import { longTextItem } from '../../step-form/items/text-items.tsx';
import { consultationCalendar } from './consultation-days.ts';

/** How the shop is told; it is not sent. */
const PLACE = 'place';
const isByShop = (values: FormValues) => textAt(values, PLACE) === 'shop';

function placeItem(): FormField {
  const { describe: _told, ...item } = radioItem({
    path: PLACE,
    label: 'ご相談先の選び方',
    need: true,
    choices: [
      { value: 'area', label: 'エリアから（空いている店舗がご案内します）' },
      { value: 'shop', label: '店舗を選ぶ' },
    ],
  });
  return item;
}

/** The items of the online consultation in their order (contract, 4.11). `shops` are those with video calls. */
export const webConsultationGroups = (shops: readonly ListedShop[]): FormGroup[] => [
  {
    title: 'ご相談の日時',
    fields: [
      placeItem(),
      {
        ...selectItem({
          path: `${APPLICANT}.area_slug`,
          label: fieldLabels.area_slug,
          need: true,
          choices: regions
            .filter(({ slug }) => shops.length === 0 || shops.some(({ area_slug }) => area_slug === slug))
            .map(({ slug, name }) => ({ value: slug, label: name })),
        }),
        isShown: (values) => !isByShop(values),
      },
      shopItem({ path: 'shop_id', need: true, shops, isShown: isByShop }),
      slotsItem({
        label: 'ご希望の日時',
        rules: formTypes.web_soudankai.slots,
        calendar: consultationCalendar,
      }),
      radioItem({
        path: `${APPLICANT}.tool`,
        label: fieldLabels.tool,
        need: true,
        choices: videoTools,
      }),
      selectItem({
        path: `${APPLICANT}.participants`,
        label: fieldLabels.participants,
        need: true,
        choices: [1, 2, 3, 4].map((count) => ({ value: count, label: `${count}名` })),
      }),
    ],
  },
  {
    title: 'ご相談の内容',
    fields: [
      checksItem({
        path: `${APPLICANT}.topics`,
        label: fieldLabels.topics,
        need: true,
        choices: consultationTopics,
      }),
      longTextItem({ path: 'message', label: fieldLabels.message, need: false }),
    ],
  },
  ...inquirerGroups(true),
];
