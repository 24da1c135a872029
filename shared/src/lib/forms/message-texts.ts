import {
  AGE_MIN,
  CONDITION_MAX,
  fieldLabels,
  LOGIN_LOCK_MINUTES,
  MOVE_IN_MONTHS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SHARE_ESTATES_MAX,
  SHARE_PEOPLE_MAX,
  WAITLIST_MAX,
} from '@gakumado/shared/vocabulary';

// The `messages` of the forms: each is an export, so that a page loads only those that it can show.

export { favoritesFull } from './favorites-full.ts';

export const mailFormat = 'メールアドレスの形式が正しくありません。（例：hanako@example.com）';
export const mailMismatch = '確認用メールアドレスが一致しません。';
export const mailDuplicate =
  'このメールアドレスは登録できません。登録済みの場合はログインまたはパスワード再設定をお試しください。';
export const tel = '電話番号は0から始まる10桁または11桁の数字で入力してください。';
export const telAbroad =
  '海外の電話番号は、+と国番号から始まる8桁から15桁の数字で入力してください。（例：+84 90 123 4567）';
export const zip = '郵便番号は7桁の数字で入力してください。';
export const zipUnknown = '該当する住所が見つかりませんでした。住所を直接入力してください。';
export const dateClosed = '選択された日は休業日です。別の日を選択してください。';
export const slotTaken = '選択された時間は受付を終了しました。別の時間を選択してください。';
export const reservationCancelled =
  'このご予約はキャンセルされています。あらためてのご予約は、お問い合わせフォームから承ります。';
export const reservationPast =
  'ご予約の日時を過ぎているため、変更・キャンセルはできません。店舗までお電話でご連絡ください。';
export const selfViewingFull =
  'この物件は現在満室のため、おひとりでのご内見を受け付けていません。物件を選択し直してください。';
export const selfViewingClosed =
  'この物件は募集を終了したため、おひとりでのご内見を受け付けていません。物件を選択し直してください。';
export const sameSlot = '第1希望・第2希望・第3希望は異なる日時を選択してください。';
export const password = `パスワードは${PASSWORD_MIN}文字以上${PASSWORD_MAX}文字以内の半角文字で、英字と数字をそれぞれ1文字以上含めてください。`;
/** Of one that has the right form. */
export const passwordWeak =
  'このパスワードは設定できません。推測されにくい別のパスワードを入力してください。';
export const passwordUsed = '過去に使用したパスワードは使用できません。';
export const sameRank = '志望順位が重複しています。';
export const visitOrVideo = `${fieldLabels.is_visit}または${fieldLabels.is_video}を選択してください。`;
export const prefectureOrSchool = '都道府県または学校を選択してください。';
export const placeRequired = '学校・エリア・駅のいずれかを指定してください。';
export const idCheck = '本人確認に同意してください。';
export const withdrawalConsent = '退会の注意事項をご確認のうえ、同意してください。';
export const birthday = `生年月日を正しく入力してください。${AGE_MIN}歳以上の方がご登録いただけます。`;
export const moveInMonth = `入居希望月は今月から${MOVE_IN_MONTHS}か月後までの月を選択してください。`;
export const consent = '個人情報の取り扱いに同意してください。';
export const notDelivered =
  '選択されたお届け方法では、お送りできない資料があります。お届け方法か資料を選択し直してください。';
export const rangePair = '下限は上限以下の金額を選択してください。';
export const areaPair = '下限は上限以下の広さを選択してください。';
export const loginFailed = 'メールアドレスまたはパスワードが正しくありません。';
export const loginLocked = `ログインの失敗が続いたため、一時的に受け付けを止めています。${LOGIN_LOCK_MINUTES}分ほどおいてからお試しください。`;
export const loginCaptcha =
  'ログインの失敗が続いたため、送信の確認が必要です。確認のうえ、もう一度ログインしてください。';
export const mailUnconfirmed =
  'メールアドレスの確認がまだ済んでいません。登録時にお送りした確認コードを入力してください。';
export const codeRequired = '確認コードを入力してください。';
export const codeMismatch = '確認コードが正しくありません。';
export const codeExpired = '確認コードの有効期限が切れました。';
export const resetLinkInvalid =
  'URLの有効期限が切れているか、正しくありません。もう一度パスワード再設定をお手続きください。';
export const passwordWrong = 'パスワードが正しくありません。';
export const sessionExpired = 'ログインの有効期限が切れました。もう一度ログインしてください。';
export const tooOften = '回数の上限に達しました。時間をおいて再度お試しください。';
export const conditionsFull = `検索条件は${CONDITION_MAX}件まで保存できます。`;
export const conditionDuplicate = '同じ条件がすでに保存されています。';
export const waitlistFull = `キャンセル待ちは${WAITLIST_MAX}件まで登録できます。`;
export const waitlistJoined = 'キャンセル待ちに登録しました。空室が出たときに、メールでお知らせします。';
export const waitlistVacant = '現在、空室のある物件です。キャンセル待ちは満室のときに登録できます。';
export const waitlistRoomtypeVacant =
  '現在、空室のあるお部屋のタイプです。キャンセル待ちは満室のときに登録できます。';
export const shareListFull = `1つのリストに入れられる物件は${SHARE_ESTATES_MAX}件までです。`;
export const verdictChanged =
  '同じお名前の答えが、ほかの端末から送られています。内容をご確認のうえ、変える場合はもう一度送信してください。';
export const shareNameTaken =
  'このお名前では、ほかの方が答えています。区別できるように、別のお名前を入力してください。';
export const sharePeopleFull = `1つのリストに感想を書けるのは${SHARE_PEOPLE_MAX}人までです。`;
/** A school that was typed into a search whose suggestions are to be chosen from. */
export const schoolNotChosen =
  '入力された学校名は、まだ選択されていません。候補から選択するか、入力を消してください。';
/** 完了 of the pages of members (contract, 4.2, 4.4, 4.5, 4.12, 4.13). */
export const registered = '会員登録が完了しました。';
export const resetMailed =
  'ご入力のメールアドレスが登録されている場合、パスワード再設定用のURLをお送りしました。届かない場合は迷惑メールフォルダもご確認ください。';
export const passwordChanged = 'パスワードを変更しました。新しいパスワードでログインしてください。';
export const withdrawn = '退会手続きが完了しました。ご利用ありがとうございました。';
export const registrationChanged = '登録情報を変更しました。';
export const noAnswer = '通信に失敗しました。入力内容は保持されています。もう一度お試しください。';
export const systemError = 'システムエラーが発生しました。お手数ですが、時間をおいて再度お試しください。';
export const tooLarge = '送信されたデータが大きすぎます。';
export const invalidInput = '入力内容に誤りがあります。';
