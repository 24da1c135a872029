import { VISIT_CONTENTS } from '@gakumado/shared/vocabulary';
import type { BookingCalendar, BookingKind } from '../contract/booking.ts';
import { OTHER_CONTENTS } from './choices.ts';
import { selfViewingTimes, SLOT_LABELS } from './preferred-slots.ts';
import type { SlotRules } from './preferred-slots.ts';

/** The default name of a message. */
export const INQUIRY_NAME = 'お問い合わせ';

/** How an inquiry is called that books something. */
export const BOOKING_NAME = 'ご予約';

/** The preferred slots of a form, and what the first one books. */
interface FormSlots extends SlotRules {
  /** The subject without which nothing is booked; null: any. */
  onlyWith: number | null;
  /** The appointment; null: a visit, a video tour or both, as the visitor asks. */
  kind: BookingKind | null;
  /** Whether a slot is a video call whatever the visitor asks. */
  isOnline: boolean;
  /** Where the places are that it holds: at the shop, or in the homes. */
  calendar: BookingCalendar;
  /** The next step once it is booked; null: the shop answers. */
  next: string | null;
}

interface FormType {
  /** The subject in words; null where the visitor says it, or an editor for a mail form. */
  title: string | null;
  /** The name of the message, where it books nothing. */
  sentName: string;
  /** The subject (`inquiry_contents_id`); null where the form asks for it. */
  contents: number | null;
  /**
   * The shops that answer where the visitor chose none. `estates`: those of its estates, else the central office. `place`: the
   * same, but without estates the shop nearest to its school or prefecture. `region`: the first free one of a region.
   * `targets`: the nearest to each place of a bulk order.
   */
  route: 'estates' | 'place' | 'region' | 'targets';
  /** The pamphlets that come next: those chosen, or those found for its estates or places. Null: somebody answers. */
  material: 'chosen' | 'found' | null;
  slots: FormSlots | null;
}

const plain = { contents: null, route: 'estates', material: null, slots: null } as const;
const atShop = { onlyWith: null, calendar: 'shop', next: null } as const;

/** Every form of an inquiry by its `form_type`: what it is about, who answers, what it books, and what comes next. */
export const formTypes = {
  general: {
    ...plain,
    title: null,
    sentName: INQUIRY_NAME,
    slots: {
      ...atShop,
      labels: SLOT_LABELS,
      isFirstRequired: true,
      onlyWith: VISIT_CONTENTS,
      kind: null,
      isOnline: false,
    },
  },
  view_contact: { ...plain, title: '物件のお問い合わせ', sentName: INQUIRY_NAME, contents: 1 },
  request: {
    ...plain,
    title: 'パンフレットの請求',
    sentName: '資料のご請求',
    contents: 2,
    material: 'chosen',
  },
  data_request: {
    ...plain,
    title: '物件資料の請求',
    sentName: '資料のご請求',
    contents: 2,
    route: 'place',
    material: 'found',
  },
  web_soudankai: {
    ...plain,
    title: 'オンライン相談会',
    sentName: BOOKING_NAME,
    contents: 6,
    route: 'region',
    slots: { ...atShop, labels: ['相談会'], isFirstRequired: true, kind: 'consultation', isOnline: true },
  },
  it_id: {
    ...plain,
    title: 'オンラインでの重要事項説明',
    sentName: 'お申し込み',
    contents: OTHER_CONTENTS,
    slots: { ...atShop, labels: SLOT_LABELS, isFirstRequired: false, kind: 'contract', isOnline: true },
  },
  self_naiken: {
    ...plain,
    title: 'おひとりでのご内見',
    // Without a home it books nothing yet.
    sentName: 'お申し込み',
    contents: VISIT_CONTENTS,
    slots: {
      labels: ['内見'],
      isFirstRequired: true,
      isTime: (time: string) => selfViewingTimes.includes(time),
      onlyWith: null,
      kind: 'self_viewing',
      isOnline: false,
      calendar: 'self_viewing',
      next: '鍵の開け方は、ご予約の1時間前にメールでお送りします。',
    },
  },
  kimaroom: {
    ...plain,
    title: 'お部屋探しのまとめて依頼',
    sentName: 'ご依頼',
    contents: 5,
    route: 'targets',
  },
} as const satisfies Record<string, FormType>;

type FormTypes = typeof formTypes;

/** The forms that `inquiry/create` names; the bulk order has a call of its own. */
export type CreateForm = Exclude<keyof FormTypes, 'kimaroom'>;

/** A form with preferred slots, by its `form_type`. */
export type BookableForm = {
  [Name in keyof FormTypes]: FormTypes[Name]['slots'] extends null ? never : Name;
}[keyof FormTypes];

const mailForm: FormType = { ...plain, title: null, sentName: INQUIRY_NAME, contents: OTHER_CONTENTS };

const isFormType = (formType: string): formType is keyof FormTypes => Object.hasOwn(formTypes, formType);

/** The row of a `form_type`. A form of the content service (`mailform:{name}`) says its title and its names by itself. */
export const formTypeOf = (formType: string): FormType =>
  isFormType(formType) ? formTypes[formType] : mailForm;

/** Whether a form can book something. */
export const isBookable = (formType: string): formType is BookableForm => formTypeOf(formType).slots !== null;

const MAIL_FORM = 'mailform:';

/** The `form_type` of a form of the content service. */
export const mailFormType = (name: string) => `${MAIL_FORM}${name}`;

/** The name of a form of the content service by its `form_type`; '' of any other. */
export const mailFormOf = (formType: string) =>
  formType.startsWith(MAIL_FORM) ? formType.slice(MAIL_FORM.length) : '';
