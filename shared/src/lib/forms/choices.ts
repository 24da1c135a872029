import { VISIT_CONTENTS } from '@gakumado/shared/vocabulary';
import type { Choice } from './choice-field.ts';

// The tables of choices of the forms (contract, section 4), in the order in which they are offered. Choices that the
// contract gives as words are numbered from 1 in its order.

const numbered = (...labels: string[]): readonly Choice[] =>
  labels.map((label, index) => ({ value: index + 1, label }));

export const registrantTypes = numbered('本人', '保護者');

/** 女性専用 as the first filter of a search; nothing else reads it. */
export const genders: readonly Choice[] = [
  { value: 1, label: '女性' },
  { value: 2, label: '男性' },
  { value: 0, label: '回答しない' },
];

export const grades = numbered(
  '高校1年',
  '高校2年',
  '高校3年',
  '既卒',
  '大学・短大生',
  '専門学校生',
  '大学院生',
  '留学生',
  'その他',
);

/** Subjects of a general inquiry. */
export const inquiryContents: readonly Choice[] = [
  { value: 1, label: '空室・入居条件' },
  { value: 2, label: '資料請求' },
  { value: VISIT_CONTENTS, label: '来店・見学・オンライン内見' },
  { value: 4, label: '申込・予約' },
  { value: 5, label: 'まとめて依頼' },
  { value: 6, label: 'Web相談会' },
  { value: 9, label: 'その他' },
];

/** The choice of {@link inquiryContents} that needs a message. */
export const OTHER_CONTENTS = 9;

export const videoTools = numbered('Zoom', 'LINE', 'Google Meet', 'おまかせ');

/** The choice of {@link videoTools} that leaves it to the shop. */
export const ANY_TOOL = 4;

/** Questions about the estates of a list. */
export const viewContents = numbered(
  '空室状況',
  '初期費用の見積り',
  '見学したい',
  'オンライン内見',
  '資料がほしい',
  'その他',
);

export const contactTimes = numbered('いつでも', '午前', '午後', '夕方以降');
export const contactMethods = numbered('メール', '電話', 'LINE', 'オンライン');

export const deliveries = numbered('デジタル', '郵送');
export const POSTAL_DELIVERY = 2;
/** How long the post takes (backend/seed/content/pages/leaflets.md). */
export const POSTAL_TIME = 'お申し込みから1週間ほど';
/** How soon somebody answers where no shop's hours say so. Texts of mail forms name it `{reply_time}`. */
export const REPLY_TIME = '2営業日以内';

export const examTypes = numbered('総合型・推薦', '共通テスト', '一般前期', '一般後期', '編入', '入学決定済');
/** The choice of {@link examTypes} that needs no date of a result. */
export const EXAM_DECIDED = 6;

export const consultationTopics = numbered(
  '学校別の住まい事情',
  '費用',
  '合格前予約',
  '寮・会館の違い',
  'その他',
);

export const withdrawalReasons = numbered(
  '進学先が決まった',
  '住まいが決まった',
  'メールが多い',
  '使いにくい',
  'その他',
);

export const notifyFrequencies: readonly Choice[] = [
  { value: 0, label: '通知しない' },
  { value: 1, label: 'すぐに通知' },
  { value: 2, label: '1日1回' },
  { value: 3, label: '週1回' },
];
