export * as messages from './message-texts.ts';

/**
 * Texts of the forms (contract, 4.1); `label` is the name of the item as the visitor reads it.
 * The backend answers with the same texts. An entry of its own, so that a page of one sentence loads no form's rules.
 */
export const requiredMessage = (label: string) => `${label}を入力してください。`;
export const requiredChoiceMessage = (label: string) => `${label}を選択してください。`;
export const maxLengthMessage = (label: string, max: number) =>
  `${label}は${max}文字以内で入力してください。`;
export const kanaMessage = (label: string) => `${label}は全角カタカナで入力してください。`;
export const datePastMessage = (label: string) => `${label}は本日以降の日付を選択してください。`;
/** For a viewing of a home that is not empty before a day, which is written out. */
export const notEmptyYetMessage = (day: string) =>
  `空室になるのは${day}からです。それ以降の日付を選択してください。`;
/** For a date that must lie from `first` to `last` days after today. */
export const dateSpanMessage = (label: string, first: number, last: number) =>
  `${label}は${first === 0 ? '本日' : '明日'}から${last}日後までの日付を選択してください。`;
export const formatMessage = (label: string) => `${label}の形式が正しくありません。`;
/** Control characters and emoji where they have no place. */
export const unusableMessage = (label: string) => `${label}に使用できない文字が含まれています。`;
/** A value that is not among those offered. */
export const unknownChoiceMessage = (label: string) => `${label}を選択し直してください。`;
export const listMaxMessage = (label: string, max: number) => `${label}は${max}件まで選択できます。`;
/** Announced on submit; `count` is the number of wrong items. */
export const errorCountMessage = (count: number) => `入力内容に${count}件の誤りがあります。`;

/** `phone` is the number to call instead. */
export const captchaFailedMessage = (phone: string) =>
  `送信の確認に失敗しました。時間をおいて再度お試しいただくか、お電話（${phone}）でお問い合わせください。`;
/** 完了 of an inquiry (contract, 4.6), or of what else was sent. */
export const inquiryReceivedMessage = (inquiryNo: string, received: string) =>
  `${received}。受付番号：${inquiryNo}`;

/** Of a row of the bulk order, counted from 1 (contract, 4.10). */
export const rowMessages = {
  place: (row: number) => `${row}行目の学校またはエリアを入力してください。`,
  rank: (row: number) => `${row}行目の志望順位を選択してください。`,
  exam: (row: number) => `${row}行目の入試方式を選択してください。`,
  noDate: (row: number) => `${row}行目の合格発表日を選択してください。`,
  pastDate: (row: number) => `${row}行目の合格発表日は本日以降の日付を選択してください。`,
};
