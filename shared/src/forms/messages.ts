import {
  AGE_MIN,
  CONDITION_MAX,
  FAVORITE_MAX,
  fieldLabels,
  LOGIN_LOCK_MINUTES,
  MOVE_IN_MONTHS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SHARE_ESTATES_MAX,
  SHARE_PEOPLE_MAX,
  WAITLIST_MAX,
} from '@gakumado/shared/vocabulary';

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
/** 完了 of an inquiry (contract, 4.6). */
export const inquiryReceivedMessage = (inquiryNo: string) =>
  `お問い合わせを受け付けました。受付番号：${inquiryNo}`;

/** Of a row of the bulk order, counted from 1 (contract, 4.10). */
export const rowMessages = {
  place: (row: number) => `${row}行目の学校またはエリアを入力してください。`,
  rank: (row: number) => `${row}行目の志望順位を選択してください。`,
  exam: (row: number) => `${row}行目の入試方式を選択してください。`,
  noDate: (row: number) => `${row}行目の合格発表日を選択してください。`,
  pastDate: (row: number) => `${row}行目の合格発表日は本日以降の日付を選択してください。`,
};

export const messages = {
  mailFormat: 'メールアドレスの形式が正しくありません。（例：hanako@example.com）',
  mailMismatch: '確認用メールアドレスが一致しません。',
  mailDuplicate:
    'このメールアドレスは登録できません。登録済みの場合はログインまたはパスワード再設定をお試しください。',
  tel: '電話番号は0から始まる10桁または11桁の数字で入力してください。',
  zip: '郵便番号は7桁の数字で入力してください。',
  zipUnknown: '該当する住所が見つかりませんでした。住所を直接入力してください。',
  dateClosed: '選択された日は休業日です。別の日を選択してください。',
  slotTaken: '選択された時間は受付を終了しました。別の時間を選択してください。',
  sameSlot: '第1希望・第2希望・第3希望は異なる日時を選択してください。',
  password: `パスワードは${PASSWORD_MIN}文字以上${PASSWORD_MAX}文字以内の半角文字で、英字と数字をそれぞれ1文字以上含めてください。`,
  passwordMismatch: '確認用パスワードが一致しません。',
  passwordUsed: '過去に使用したパスワードは使用できません。',
  sameRank: '志望順位が重複しています。',
  visitOrVideo: `${fieldLabels.is_visit}または${fieldLabels.is_video}を選択してください。`,
  prefectureOrSchool: '都道府県または学校を選択してください。',
  placeRequired: '学校・エリア・駅のいずれかを指定してください。',
  idCheck: '本人確認に同意してください。',
  withdrawalConsent: '退会の注意事項をご確認のうえ、同意してください。',
  birthday: `生年月日を正しく入力してください。${AGE_MIN}歳以上の方がご登録いただけます。`,
  moveInMonth: `入居希望月は今月から${MOVE_IN_MONTHS}か月後までの月を選択してください。`,
  consent: '個人情報の取り扱いに同意してください。',
  rangePair: '下限は上限以下の金額を選択してください。',
  areaPair: '下限は上限以下の広さを選択してください。',
  loginFailed: 'メールアドレスまたはパスワードが正しくありません。',
  loginLocked: `ログインの失敗が続いたため、一時的に受け付けを止めています。${LOGIN_LOCK_MINUTES}分ほどおいてからお試しください。`,
  loginCaptcha:
    'ログインの失敗が続いたため、送信の確認が必要です。確認のうえ、もう一度ログインしてください。',
  mailUnconfirmed:
    'メールアドレスの確認がまだ済んでいません。登録時にお送りした確認コードを入力してください。',
  codeRequired: '確認コードを入力してください。',
  codeMismatch: '確認コードが正しくありません。',
  codeExpired: '確認コードの有効期限が切れました。',
  resetLinkInvalid:
    'URLの有効期限が切れているか、正しくありません。もう一度パスワード再設定をお手続きください。',
  passwordWrong: 'パスワードが正しくありません。',
  sessionExpired: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  tooOften: '回数の上限に達しました。時間をおいて再度お試しください。',
  favoritesFull: `お気に入りは${FAVORITE_MAX}件まで登録できます。`,
  conditionsFull: `検索条件は${CONDITION_MAX}件まで保存できます。`,
  conditionDuplicate: '同じ条件がすでに保存されています。',
  waitlistFull: `キャンセル待ちは${WAITLIST_MAX}件まで登録できます。`,
  waitlistVacant: '現在、空室のある物件です。キャンセル待ちは満室のときに登録できます。',
  shareListFull: `1つのリストに入れられる物件は${SHARE_ESTATES_MAX}件までです。`,
  verdictChanged:
    '同じお名前の答えが、ほかの端末から送られています。内容をご確認のうえ、変える場合はもう一度送信してください。',
  sharePeopleFull: `1つのリストに感想を書けるのは${SHARE_PEOPLE_MAX}人までです。`,
  /** 完了 of the pages of members (contract, 4.2, 4.4, 4.5, 4.12, 4.13). */
  registered: '会員登録が完了しました。',
  resetMailed:
    'ご入力のメールアドレスが登録されている場合、パスワード再設定用のURLをお送りしました。届かない場合は迷惑メールフォルダもご確認ください。',
  passwordChanged: 'パスワードを変更しました。新しいパスワードでログインしてください。',
  withdrawn: '退会手続きが完了しました。ご利用ありがとうございました。',
  registrationChanged: '登録情報を変更しました。',
  noAnswer: '通信に失敗しました。入力内容は保持されています。もう一度お試しください。',
  systemError: 'システムエラーが発生しました。お手数ですが、時間をおいて再度お試しください。',
  tooLarge: '送信されたデータが大きすぎます。',
  invalidInput: '入力内容に誤りがあります。',
} as const;
