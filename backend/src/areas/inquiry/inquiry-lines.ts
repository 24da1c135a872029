import { joiningText } from '@gakumado/shared/forms';
import { formatDay, formatZip, priceLine } from '@gakumado/shared/format';
import { paths } from '@gakumado/shared/paths';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { Document, InquiryReceipt, PreferredSlot } from '@gakumado/shared/contract';
import type { Line } from '../../background/mail/mail-parts.ts';
import type { InquiryEstate } from './inquiry-queries.ts';
import type { InquiryShop } from './shop-choice-queries.ts';

type Reservation = Omit<NonNullable<InquiryReceipt['reservation']>, 'reservation_key'>;

const isWritten = ([, text]: Line) => text !== '';

/** The shop, which leads to its page, and how to reach it. */
export function shopLines(shop: InquiryShop, origin: string): Line[] {
  return [
    [fieldLabels.shop_id, shop.shop_name, origin + paths.shop(shop)],
    [fieldLabels.tel, shop.tel],
  ];
}

/** Which shop a notice is for: several may share an address. */
export const noticedShop = (shop: Pick<InquiryShop, 'shop_name'> | null): Line[] =>
  shop ? [[fieldLabels.shop_id, shop.shop_name]] : [];

/** For a shop: the language of a visitor whose browser asks for no Japanese. */
export const languageLines = (language: 'en' | 'ja'): Line[] =>
  language === 'en' ? [['ご連絡の言語', '英語（日本語を選んでいないブラウザから送信）']] : [];

/** Each estate, which leads to its page, and below it what it costs. `waiting`: ids of those whose next room the visitor waits for. */
export const estateLines = (
  estates: readonly InquiryEstate[],
  origin: string,
  waiting: readonly unknown[] = [],
): Line[] =>
  estates.flatMap((estate): Line[] => {
    const { estate_id, name, inquiry_no } = estate;
    const number = `${fieldLabels.estate_inquiry_no} ${inquiry_no}`;
    const wish = waiting.includes(estate_id) ? '、キャンセル待ちを希望' : '';
    return [
      [fieldLabels.estate_ids, name, origin + paths.estate(estate_id), `（${number}${wish}）`],
      ['毎月の費用', priceLine(estate)],
    ];
  });

/** Each pamphlet as an entry of a list; one that can be read at once leads to its PDF. */
export const documentItems = (
  documents: readonly Pick<Document, 'title' | 'pdf_path'>[],
  origin: string,
  isDigital: boolean,
) =>
  documents.map(({ title, pdf_path }) =>
    isDigital
      ? { name: `${title}（PDF）`, href: origin + pdf_path, details: [] }
      : { name: title, details: [] },
  );

/** 2026年11月24日（火）11:00 */
export const momentText = ({ date, time }: PreferredSlot) => `${formatDay(date)}${time}`;

/** 第1希望 to 第3希望; rows left empty are left out. The first one may be booked. */
export function slotLines(wishes: readonly PreferredSlot[], reservation: Reservation | null): Line[] {
  const first = wishes.findIndex(({ date }) => date !== '');
  return wishes.flatMap((slot, index): Line[] => {
    if (slot.date === '') return [];
    const note = index === first && reservation ? '（この日時で承りました）' : '';
    return [[wishes.length > 1 ? `第${index + 1}希望` : '日時', `${momentText(slot)}${note}`]];
  });
}

const placeLines = (zip: string, address: string, access: string): Line[] => [
  ['所在地', `${formatZip(zip)} ${address}`.trim()],
  ['アクセス', access],
];

const estatePlaceLines = (estate: InquiryEstate): Line[] => [
  ['場所', estate.name],
  ...placeLines(estate.zip_code, estate.address_detail, estate.station_time_text_min),
];

/** The shop leads to the tab of its page with the way and a map. */
const shopPlaceLines = (shop: InquiryShop, origin: string): Line[] => [
  ['場所', shop.shop_name, origin + paths.shop(shop, { tab: 'access' }), '（道順と地図）'],
  ...placeLines(shop.zip_code, shop.address, shop.access_text),
  ['道順', shop.directions_steps.map((step, index) => `${index + 1}. ${step}`).join('\n')],
];

/**
 * When and for how long somebody is expected, how a video call is joined, and where: at the shop, or at the estates of a viewing
 * without staff.
 */
export function reservationLines(
  reservation: Reservation,
  shop: InquiryShop | null,
  estates: readonly InquiryEstate[],
  origin: string,
): Line[] {
  const { is_visit, is_video, video_tool, minutes } = reservation;
  const atEstates = is_visit || is_video ? [] : estates;
  const atShop = is_visit ? shop : null;
  return [
    ['日時', `${momentText(reservation)}から${minutes}分`] as const,
    ['つなぎ方', is_video ? joiningText(video_tool) : ''] as const,
    ...atEstates.flatMap(estatePlaceLines),
    ...(atShop ? shopPlaceLines(atShop, origin) : []),
    ...(shop ? [['当日のご連絡先', `${shop.shop_name}（電話 ${shop.tel}）`] as const] : []),
  ].filter(isWritten);
}
