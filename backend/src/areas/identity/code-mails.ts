import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { CHANGE_MINUTES, SIGN_UP_HOURS } from '@gakumado/shared/vocabulary';
import { writeMail } from '../../background/mail/write-mail.ts';
import type { WrittenMail } from '../../background/mail/write-mail.ts';

const NOT_ASKED =
  'お心当たりのない場合は、どなたかがメールアドレスを誤って入力された可能性があります。このメールは破棄してください。';

const codeLines = (code: string) => ({ lines: [['確認コード', code]] as const });

export const signUpMail =
  (siteOrigin: string) =>
  (code: string): WrittenMail =>
    writeMail({
      title: 'メールアドレスの確認',
      parts: [
        `${brand.name}の会員登録をお申し込みいただき、ありがとうございます。\n次の確認コードを、登録の画面に入力してください。`,
        codeLines(code),
        '登録の画面を閉じてしまった場合は、次のURLから入力できます。',
        { link: '確認コードを入力する', href: siteOrigin + paths.registrationCode({ from: 'mail' }) },
        `コードの有効期限は${SIGN_UP_HOURS}時間です。期限を過ぎた場合は、画面から新しいコードをお求めください。`,
        `${NOT_ASKED}\nコードが入力されないかぎり、登録は完了しません。`,
      ],
    });

export const mailChangeMail = (code: string): WrittenMail =>
  writeMail({
    title: '新しいメールアドレスの確認',
    parts: [
      `${brand.name}に登録されているメールアドレスの変更を承りました。\n次の確認コードを、登録情報の変更の画面に入力してください。`,
      codeLines(code),
      `コードの有効期限は${CHANGE_MINUTES}分です。入力されるまで、登録は今のメールアドレスのままです。`,
      NOT_ASKED,
    ],
  });

export const passwordResetMail =
  (siteOrigin: string, mailAddress: string) =>
  (code: string): WrittenMail =>
    writeMail({
      title: 'パスワードの再設定',
      parts: [
        'パスワード再設定のお申し込みを承りました。\n次のURLを開いて、新しいパスワードを設定してください。',
        {
          link: 'パスワードを再設定する',
          href: siteOrigin + paths.newPassword({ code, mail_address: mailAddress }),
        },
        `URLの有効期限は${CHANGE_MINUTES}分です。期限を過ぎた場合は、もう一度お手続きください。`,
        'お心当たりのない場合は、このメールを破棄してください。パスワードは変わりません。',
      ],
    });
