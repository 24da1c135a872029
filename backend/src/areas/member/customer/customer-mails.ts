import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { mailSubject, signedLines } from '../../../background/mail/mail-frame.ts';
import type { QueuedMail } from '../../../background/mail/queue-mail.ts';

/** To the former address, once the new one is in force. */
export const mailChangedMail = (siteOrigin: string, to_address: string): QueuedMail => ({
  to_address,
  subject: mailSubject('メールアドレスが変更されました'),
  body_text: signedLines(
    `${brand.name}に登録されているメールアドレスが変更されました。`,
    '今後のお知らせは、新しいメールアドレスにお送りします。このアドレスではログインできなくなります。',
    '',
    'ご本人の変更であれば、お手続きは必要ありません。',
    'お心当たりのない場合は、お手数ですが次のページからお知らせください。',
    siteOrigin + paths.inquiry(),
  ),
});

export const passwordChangedMail = (siteOrigin: string, to_address: string): QueuedMail => ({
  to_address,
  subject: mailSubject('パスワードが変更されました'),
  body_text: signedLines(
    `${brand.name}のパスワードが変更されました。安全のため、ほかの端末ではログアウトしています。`,
    '',
    'ご本人の変更であれば、お手続きは必要ありません。',
    'お心当たりのない場合は、次のページからパスワードを再設定してください。',
    siteOrigin + paths.resetPassword(),
  ),
});

export const farewellMail = (to_address: string): QueuedMail => ({
  to_address,
  subject: mailSubject('退会手続きが完了しました'),
  body_text: signedLines(
    `退会手続きが完了しました。これまで${brand.name}をご利用いただき、ありがとうございました。`,
    '',
    '会員情報、お気に入り、閲覧履歴、保存した検索条件とお知らせの設定は削除しました。',
    'お問い合わせ中の件は、担当の店舗が引き続きご対応します。',
  ),
});
