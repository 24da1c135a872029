import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { formatYen, RANGE_MARK } from '@gakumado/shared/format';
import { mailSubject, signedLines } from '../mail/mail-frame.ts';

/** The recipient. */
export interface Addressee {
  name_sei: string;
  name_mei: string;
}

/** An estate as a mail describes it. */
export interface MailedEstate {
  estate_id: number;
  name: string;
  price_min: number;
  station_time_text_min: string;
  is_sample: boolean;
}

/** The matches of one condition; `total` counts beyond `estates`. */
export interface MailedCondition {
  name: string;
  path: string;
  total: number;
  estates: readonly MailedEstate[];
}

const greeting = ({ name_sei, name_mei }: Addressee) => {
  const name = `${name_sei} ${name_mei}`.trim();
  return `${name === '' ? `${brand.name}会員` : name} 様\n\nいつも${brand.name}をご利用いただき、ありがとうございます。`;
};

function estateLines(estate: MailedEstate, origin: string): string {
  const sample = estate.is_sample ? '（サンプル物件）' : '';
  const rent = `賃料 ${formatYen(estate.price_min)}${RANGE_MARK}`;
  return [
    `・${estate.name}${sample}`,
    `　${rent} ／ ${estate.station_time_text_min}`,
    `　${origin}${paths.estate(estate.estate_id)}`,
  ].join('\n');
}

function conditionLines({ name, path, total, estates }: MailedCondition, origin: string): string {
  const more = total - estates.length;
  return [
    `■ ${name}（${total}件）`,
    ...estates.map((estate) => estateLines(estate, origin)),
    ...(more > 0 ? [`　ほか${more}件`] : []),
    `この条件の検索結果：${origin}${path}`,
  ].join('\n');
}

const footer = (reason: string, stop: string) => signedLines('────────────────', reason, stop);

/** Tells of new matches of saved conditions. */
export function matchMail(person: Addressee, conditions: readonly MailedCondition[], origin: string) {
  return {
    subject: mailSubject('保存した検索条件に合う物件が見つかりました'),
    body_text: [
      greeting(person),
      '保存された検索条件に合う物件が、新しく見つかりました。掲載が始まった物件と、空室が出た物件です。',
      ...conditions.map((condition) => conditionLines(condition, origin)),
      'ご覧いただいたときには、すでに募集が終了している場合があります。',
      footer(
        'このメールは、新着物件のお知らせを希望された方にお送りしています。',
        `お知らせの停止・頻度の変更：${origin}${paths.notificationSettings()}`,
      ),
    ].join('\n\n'),
  };
}

/** Tells of a room in a building that a member waits for. */
export function vacancyMail(person: Addressee, estate: MailedEstate, origin: string) {
  return {
    subject: mailSubject('キャンセル待ちの物件に空室が出ました'),
    body_text: [
      greeting(person),
      'キャンセル待ちにご登録の物件に、空室が出ました。',
      estateLines(estate, origin),
      '同じ物件をお待ちのほかの方にもお知らせしています。先にお申し込みがあった場合は、ご案内できないことがあります。',
      footer(
        'このメールは、キャンセル待ちに登録された方に一度だけお送りしています。この物件のキャンセル待ちは終了しました。',
        `お知らせの設定：${origin}${paths.notificationSettings()}`,
      ),
    ].join('\n\n'),
  };
}
