import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import type { QueuedMail } from '#background/mail/queue-mail.ts';
import { writeMail } from '#background/mail/write-mail.ts';

/** To the former address, once the new one is in force. */
export const mailChangedMail = (siteOrigin: string, to_address: string): QueuedMail => ({
  to_address,
  ...writeMail({
    title: 'メールアドレスが変更されました',
    parts: [
      `${brand.name}に登録されているメールアドレスが変更されました。\n今後のお知らせは、新しいメールアドレスにお送りします。このアドレスではログインできなくなります。`,
      'ご本人の変更であれば、お手続きは必要ありません。\nお心当たりのない場合は、お手数ですが次のページからお知らせください。',
      { link: 'お問い合わせ', href: siteOrigin + paths.inquiry() },
    ],
  }),
});

export const passwordChangedMail = (siteOrigin: string, to_address: string): QueuedMail => ({
  to_address,
  ...writeMail({
    title: 'パスワードが変更されました',
    parts: [
      `${brand.name}のパスワードが変更されました。安全のため、ほかの端末ではログアウトしています。`,
      'ご本人の変更であれば、お手続きは必要ありません。\nお心当たりのない場合は、次のページからパスワードを再設定してください。',
      { link: 'パスワードの再設定', href: siteOrigin + paths.resetPassword() },
    ],
  }),
});

export const farewellMail = (to_address: string): QueuedMail => ({
  to_address,
  ...writeMail({
    title: '退会手続きが完了しました',
    parts: [
      `退会手続きが完了しました。これまで${brand.name}をご利用いただき、ありがとうございました。`,
      '会員情報、お気に入り、メモ、閲覧履歴、保存した検索条件とお知らせの設定は削除しました。\nお問い合わせ中の件は、担当の店舗が引き続きご対応します。',
    ],
  }),
});
