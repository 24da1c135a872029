import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import type { EstateQuery } from '@gakumado/shared/paths';
import { linkedTargets, readQuery, targetsOfSearch, writeMusts } from '@gakumado/shared/search-fields';
import { priceLine } from '@gakumado/shared/format';
import type { PricedHome } from '@gakumado/shared/format';
import type { MailPart } from '../mail/mail-parts.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { WrittenMail } from '../mail/write-mail.ts';

/** The recipient. */
export interface Addressee {
  name_sei: string;
  name_mei: string;
}

/** An estate as a mail describes it. */
export interface MailedEstate extends PricedHome {
  estate_id: number;
  name: string;
  station_time_text_min: string;
  is_sample: boolean;
  /** The ways to the places of the member, where these are known. */
  ways: readonly string[];
}

/** The matches of one condition; `total` counts beyond `estates`. */
export interface MailedCondition {
  name: string;
  path: string;
  total: number;
  estates: readonly MailedEstate[];
  /** Stops the mails of this condition. */
  stop_key: string;
}

const greeting = ({ name_sei, name_mei }: Addressee) => {
  const name = `${name_sei} ${name_mei}`.trim();
  return `${name === '' ? `${brand.name}会員` : name} 様\n\nいつも${brand.name}をご利用いただき、ありがとうございます。`;
};

/** `query`: what a list tells the pages of its homes. */
function estateItem(estate: MailedEstate, origin: string, query?: EstateQuery) {
  const sample = estate.is_sample ? '（サンプル物件）' : '';
  return {
    name: `${estate.name}${sample}`,
    href: `${origin}${paths.estate(estate.estate_id, query)}`,
    details: [priceLine(estate), ...estate.ways, estate.station_time_text_min].filter(Boolean),
  };
}

function conditionParts({ name, path, total, estates }: MailedCondition, origin: string): MailPart[] {
  const more = total - estates.length;
  return [
    { heading: `${name}（${total}件）` },
    {
      items: estates.map((estate) =>
        estateItem(estate, origin, {
          ...linkedTargets(targetsOfSearch(path)),
          musts: writeMusts(readQuery(new URLSearchParams(path.split('?', 2)[1]))),
          stay_months: estate.stay_months,
          with_meals: estate.with_meals,
        }),
      ),
    },
    ...(more > 0 ? [`ほか${more}件`] : []),
    { link: 'この条件の検索結果', href: `${origin}${path}` },
  ];
}

const settingsLink = (link: string, origin: string) => ({
  link,
  href: `${origin}${paths.notificationSettings()}`,
});

const stopLink = (link: string, stopKey: string, origin: string) => ({
  link,
  href: `${origin}${paths.stopMails(stopKey)}`,
});

/** Tells of new matches of saved conditions; `stopKey` stops the mails of all of them. */
export const matchMail = (
  person: Addressee,
  conditions: readonly MailedCondition[],
  stopKey: string,
  origin: string,
): WrittenMail =>
  writeMail({
    title: '保存した検索条件に合う物件が見つかりました',
    parts: [
      greeting(person),
      '保存された検索条件に合う物件が、新しく見つかりました。掲載が始まった物件と、空室が出た物件です。',
      ...conditions.flatMap((condition) => conditionParts(condition, origin)),
      'ご覧いただいたときには、すでに募集が終了している場合があります。',
    ],
    footer: [
      'このメールは、新着物件のお知らせを希望された方にお送りしています。次のページから、ログインせずに停止できます。検索条件は保存されたままです。',
      stopLink('新着メールを停止する', stopKey, origin),
      ...(conditions.length > 1
        ? conditions.map(({ name, stop_key }) => stopLink(`「${name}」だけを停止する`, stop_key, origin))
        : []),
      settingsLink('お知らせの頻度の変更（ログインが必要です）', origin),
    ],
  });

/** Tells of a room in a building that a member waits for. */
export const vacancyMail = (person: Addressee, estate: MailedEstate, origin: string): WrittenMail =>
  writeMail({
    title: 'キャンセル待ちの物件に空室が出ました',
    parts: [
      greeting(person),
      'キャンセル待ちにご登録の物件に、空室が出ました。',
      { items: [estateItem(estate, origin)] },
      '同じ物件をお待ちのほかの方にもお知らせしています。先にお申し込みがあった場合は、ご案内できないことがあります。',
    ],
    footer: [
      'このメールは、キャンセル待ちに登録された方に一度だけお送りしています。この物件のキャンセル待ちは終了しました。',
      settingsLink('お知らせの設定', origin),
    ],
  });
