import type { Estate, ListedShop } from '@gakumado/shared/contract';
import { formTypes, generalContents, OTHER_CONTENTS, videoTools } from '@gakumado/shared/forms';
import { Checkbox, FieldSet } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { textAt, valueAt } from '../../step-form/form-field.ts';
import type { FormField, FormGroup, FormValues } from '../../step-form/form-field.ts';
import { radioItem, selectItem } from '../../step-form/items/choice-items.tsx';
import { estatesItem } from '../../step-form/items/estates-item.tsx';
import { loadShopDays } from '../../step-form/items/free-days.ts';
import { inquirerGroups } from '../../step-form/items/person-items.tsx';
import { shopItem } from '../../step-form/items/shop-item.tsx';
import type { SlotCalendar } from '../../step-form/items/slots-item.tsx';
import { slotsItem } from '../../step-form/items/slots-item.tsx';
import { longTextItem } from '../../step-form/items/text-items.tsx';
import { useItem } from '../../step-form/use-item.ts';
import { isVisit } from './is-visit.ts';
import { SameVisit } from './same-visit.tsx';

const isOther = (values: FormValues) => textAt(values, 'inquiry_contents_id') === String(OTHER_CONTENTS);

/** The kind of visit: at the shop and the home, by video, or both. */
const visitItem: FormField = {
  paths: ['is_visit', 'is_video'],
  label: 'ご見学の方法',
  Control: function VisitControl() {
    const visit = useItem('is_visit');
    const video = useItem('is_video');
    return (
      <FieldSet
        label="ご見学の方法"
        need="required"
        hint="両方をお選びいただけます。"
        error={visit.error ?? video.error}
      >
        <Checkbox {...visit.control} label={fieldLabels.is_visit} defaultChecked={visit.preset === true} />
        <Checkbox {...video.control} label={fieldLabels.is_video} defaultChecked={video.preset === true} />
      </FieldSet>
    );
  },
  describe: (values) =>
    [valueAt(values, 'is_visit') && fieldLabels.is_visit, valueAt(values, 'is_video') && fieldLabels.is_video]
      .filter(Boolean)
      .join('、'),
  isShown: isVisit,
};

/** The free times of the chosen shop. */
const calendar: SlotCalendar<number> = {
  keyOf: (values) => Number(textAt(values, 'shop_id')) || null,
  load: loadShopDays,
  kindsOf: (values) => ({
    isVisit: valueAt(values, 'is_visit') === true,
    isVideo: valueAt(values, 'is_video') === true,
  }),
  plain: () => [],
  choose: '店舗を選ぶと、空いている日が表示されます。',
};

const VISIT = 'ご見学の日時';

/** The kind of a visit, its times, and the people who come. */
const visitItems: readonly FormField[] = [
  visitItem,
  slotsItem({ label: 'ご希望の日時', rules: formTypes.general.slots, calendar, isShown: isVisit }),
  {
    ...selectItem({
      path: 'applicant.visitors_count',
      label: fieldLabels.visitors_count,
      need: false,
      choices: [1, 2, 3, 4, 5, 6].map((count) => ({ value: count, label: `${count}名` })),
    }),
    isShown: isVisit,
  },
  {
    ...radioItem({
      path: 'applicant.video_tool',
      label: fieldLabels.video_tool,
      need: true,
      choices: videoTools,
    }),
    isShown: (values) => isVisit(values) && valueAt(values, 'is_video') === true,
  },
];

/** The items of the general inquiry in their order (contract, 4.6). A visit that is booked begins with its time. */
export function generalInquiryGroups(
  shops: readonly ListedShop[],
  estates: readonly Estate[],
  isBooking: boolean,
): FormGroup[] {
  const home = estatesItem({ need: false, known: estates, More: SameVisit });
  const shop = shopItem({ path: 'shop_id', need: isVisit, shops });
  const contents = radioItem({
    path: 'inquiry_contents_id',
    label: fieldLabels.inquiry_contents_id,
    need: true,
    choices: generalContents,
  });
  const message = longTextItem({ path: 'message', label: fieldLabels.message, need: isOther });
  return [
    ...(isBooking
      ? [
          { title: VISIT, fields: [home, shop, ...visitItems] },
          { title: 'お問い合わせ内容', fields: [contents, message] },
        ]
      : [
          { title: 'お問い合わせ内容', fields: [home, contents, shop, message] },
          { title: VISIT, fields: visitItems },
        ]),
    ...inquirerGroups(isVisit),
  ];
}
