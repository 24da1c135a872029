import type { ErrorCode } from '@gakumado/shared/contract';
import { captchaFailedMessage, messages } from '@gakumado/shared/forms/messages';
import { mainFreeDial } from '@gakumado/shared/vocabulary';

const byCode: Record<ErrorCode, string> = {
  required: '必須項目です。',
  format: '形式が正しくありません。',
  type: '値の種類が正しくありません。',
  range: '指定できる範囲を超えています。',
  min_length: '文字数が足りません。',
  max_length: '長さの上限を超えています。',
  mismatch: '一致しません。',
  not_found: '見つかりませんでした。',
  duplicate: 'すでに登録されています。',
  expired: '有効期限が切れています。',
  rate_limit: messages.tooOften,
  captcha: captchaFailedMessage(mainFreeDial.tel),
  access_key: 'アクセスキーが正しくありません。',
  conflict: '他の操作と重なりました。もう一度お試しください。',
};

const byStatus: Record<400 | 401 | 404 | 500, string> = {
  400: messages.invalidInput,
  401: 'ログインが必要です。',
  404: '見つかりませんでした。',
  500: messages.systemError,
};

/** For two fields of which a call takes one. */
export const EITHER_ONE = 'どちらか一方を指定してください。';

/** The text for an error code or a status where no more precise one is known. */
export function messageOf(key: ErrorCode | keyof typeof byStatus): string {
  return typeof key === 'number' ? byStatus[key] : byCode[key];
}
