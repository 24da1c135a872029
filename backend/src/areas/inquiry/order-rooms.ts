import type { RoomOrderResult } from '@gakumado/shared/contract';
import { contactMethods, examTypes, formTypes } from '@gakumado/shared/forms';
import type { roomOrderForm } from '@gakumado/shared/forms';
import { fieldLabels, genderTypes, labelOf, mealTypes } from '@gakumado/shared/vocabulary';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { formatDate, formatWishedRents } from '@gakumado/shared/format';
import type { Database } from '../../data/db/database.ts';
import type { Line } from '../../background/mail/mail-parts.ts';
import { queueMail } from '../../background/mail/queue-mail.ts';
import { refuseUnknownIds } from '../places/refuse-unknown-ids.ts';
import { describeApplicant, describeChoices, fullName, namedIdsOf, namesOf } from './describe-applicant.ts';
import { languageLines, noticedShop, shopLines } from './inquiry-lines.ts';
import { receiptMail, shopAddress, shopMail, subjectOf } from './inquiry-mails.ts';
import { insertInquiry } from './inquiry-queries.ts';
import { findNames } from './names-queries.ts';
import type { Names } from './names-queries.ts';
import { findReplyText } from './send-inquiry.ts';
import type { MailSettings, Sender } from './send-inquiry.ts';
import { findNearestShop, shownShop } from './shop-choice-queries.ts';
import type { InquiryShop } from './shop-choice-queries.ts';

type RoomOrder = z.output<ReturnType<typeof roomOrderForm>>;
type Target = RoomOrder['targets'][number];
type Filter = RoomOrder['wishes'];

const byRank = (targets: readonly Target[]) => targets.toSorted((a, b) => Number(a.rank) - Number(b.rank));

/** The shops nearest to the schools and areas, the first choice's first; none where only names were typed. */
async function findShops(trx: Transaction<Database>, targets: readonly Target[]): Promise<InquiryShop[]> {
  const shops = new Map<number, InquiryShop>();
  for (const { campus_id, city_id, pref_id } of targets) {
    const place = { campus_id: campus_id ?? null, city_id: city_id ?? null, pref_id: pref_id ?? null };
    const shop = await findNearestShop(trx, place);
    if (shop) shops.set(shop.shop_id, shop);
  }
  return [...shops.values()];
}

/** A place of the order. Without `isWhole` a school that was typed is not repeated. */
function targetLine(target: Target, names: Names, isWhole: boolean): Line {
  const { campus_id, school_name_free: typed, pref_id, city_id, exam_type, result_date } = target;
  const area = [names.prefecture_ids.get(Number(pref_id)), names.city_ids.get(Number(city_id))];
  const school = typed && !isWhole ? 'ご入力の学校' : typed;
  const place = [names.campus_ids.get(Number(campus_id)), school, area.join('')];
  const exam = [
    labelOf(examTypes, exam_type) ?? '',
    result_date ? `${fieldLabels.result_date} ${formatDate(result_date)}` : '',
  ];
  return [`第${target.rank}志望`, [...place, ...exam].filter(Boolean).join('／')];
}

function filterLines(filter: Filter, names: Names): Line[] {
  const named = (ids: readonly number[]) => namesOf(names.equipment_ids, ids);
  const { price_from, price_to, commute_minutes_max: minutes, meal_type, gender_type } = filter;
  const lines: Line[] = [
    [fieldLabels.price, formatWishedRents(price_from, price_to)],
    [fieldLabels.building_type_id, named(filter.building_type_id)],
    [fieldLabels.must, named([...filter.condition, ...filter.equipment])],
    [fieldLabels.optional, named([...filter.optional_condition, ...filter.optional_equipment])],
    [fieldLabels.commute_minutes_max, minutes ? `${minutes}分以内` : ''],
    [fieldLabels.meal_type, labelOf(mealTypes, meal_type) ?? ''],
    // Homes for everybody (0) are what an order without a wish gets.
    [fieldLabels.gender_type, (gender_type && labelOf(genderTypes, gender_type)) || ''],
  ];
  return lines.filter(([, text]) => text !== '');
}

async function findOrderNames(trx: Transaction<Database>, { applicant, targets, wishes }: RoomOrder) {
  const ids = namedIdsOf(applicant);
  const given = (values: readonly (number | null | undefined)[]) => values.map(Number).filter(Boolean);
  const { building_type_id, condition, optional_condition, equipment, optional_equipment } = wishes;
  return findNames(trx, {
    campus_ids: [...ids.campus_ids, ...given(targets.map(({ campus_id }) => campus_id))],
    prefecture_ids: given(targets.map(({ pref_id }) => pref_id)),
    city_ids: given(targets.map(({ city_id }) => city_id)),
    equipment_ids: [
      ...building_type_id,
      ...condition,
      ...optional_condition,
      ...equipment,
      ...optional_equipment,
    ],
  });
}

const wishGroups = [
  ['building_type_id', 'buildingType'],
  ['condition', 'condition'],
  ['optional_condition', 'condition'],
  ['equipment', 'equipment'],
  ['optional_equipment', 'equipment'],
] as const satisfies (readonly [keyof Filter, string])[];

async function refuseUnknown(
  trx: Transaction<Database>,
  { targets, applicant, wishes }: RoomOrder,
): Promise<void> {
  const rows = targets.flatMap(({ campus_id, city_id, pref_id }, index) => [
    ...(campus_id
      ? [{ field: `targets.${index}.campus_id`, campus_ids: [campus_id], label: fieldLabels.campus_id }]
      : []),
    ...(city_id ? [{ field: `targets.${index}.city_id`, city_id, pref_id: pref_id ?? null }] : []),
  ]);
  const { campus_ids } = namedIdsOf(applicant);
  const equipment = wishGroups.map(([name, group]) => ({
    field: `wishes.${name}`,
    equipment_ids: wishes[name],
    group,
  }));
  await refuseUnknownIds(trx, [...rows, ...equipment, { field: 'applicant.campus_ids', campus_ids }]);
}

/**
 * Stores a bulk room order and queues its mails: one to the visitor, and one to each shop near a school or area
 * of the order, with the whole order, so that they can answer together. Without such a place the central office
 * answers.
 */
export async function orderRooms(
  trx: Transaction<Database>,
  order: RoomOrder,
  sender: Sender,
  { siteOrigin, shopMailFallback }: MailSettings,
): Promise<RoomOrderResult> {
  const { targets, wishes, contact_method, message } = order;
  const { agree: _agreed, mail_address_confirm: _again, ...applicant } = order.applicant;
  await refuseUnknown(trx, order);
  const ranked = byRank(targets);
  const shops = await findShops(trx, ranked);
  const names = await findOrderNames(trx, order);
  const { inquiry_id, inquiry_no } = await insertInquiry(trx, {
    ...sender,
    inquiry_contents_id: formTypes.kimaroom.contents,
    shop_ids: shops.map(({ shop_id }) => shop_id),
    message: message ?? null,
    applicant: JSON.stringify(applicant),
    targets: JSON.stringify(ranked),
    filter: JSON.stringify(wishes),
    contact_method,
  });
  const subject = subjectOf({ what: formTypes.kimaroom.sentName, about: formTypes.kimaroom.title });
  const methods = contact_method.map((method) => labelOf(contactMethods, method)).join('、');
  const choices: Line[] = [...filterLines(wishes, names), [fieldLabels.contact_method, methods]];
  const lines: Line[] = [
    ...ranked.map((target) => targetLine(target, names, true)),
    ...choices,
    ...describeApplicant(applicant, names),
    ...languageLines(sender.language),
    ...(message ? [[fieldLabels.message, message] as const] : []),
  ];
  const visitor = applicant.mail_address;
  for (const shop of shops.length > 0 ? shops : [null]) {
    const to_address = shopAddress(shop, shopMailFallback);
    await queueMail(
      trx,
      shopMail({
        to_address,
        reply_to: visitor,
        inquiry_no,
        ...subject,
        lines: [...noticedShop(shop), ...lines],
      }),
    );
  }
  const reply_text = await findReplyText(trx, shops[0] ?? null, new Date());
  const answering = shops.flatMap((shop) => shopLines(shop, siteOrigin));
  await queueMail(
    trx,
    receiptMail({
      to_address: visitor,
      name: fullName(applicant),
      ...subject,
      choices: [
        ...ranked.map((target) => targetLine(target, names, false)),
        ...choices,
        ...describeChoices(applicant, names),
      ],
      inquiries: [{ inquiry_no, lines: answering, reservation: null, reply_text }],
    }),
  );
  return {
    inquiry_id,
    inquiry_no,
    targets_count: targets.length,
    shops: shops.map(shownShop),
    reply_text,
  };
}
