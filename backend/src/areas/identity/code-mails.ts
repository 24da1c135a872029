import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { mailSubject, signedLines } from '../../background/mail/mail-frame.ts';
import { CHANGE_MINUTES, SIGN_UP_HOURS } from './code-lives.ts';

/** A mail that carries a code. */
export interface CodeMail {
  subject: string;
  body_text: string;
}

const NOT_ASKED =
  'お心当たりのない場合は、どなたかがメールアドレスを誤って入力された可能性があります。このメールは破棄してください。';

export const signUpMail = (code: string): CodeMail => ({
  subject: mailSubject('メールアドレスの確認'),
  body_text: signedLines(
    `${brand.name}の会員登録をお申し込みいただき、ありがとうございます。`,
    '次の確認コードを、登録の画面に入力してください。',
    '',
    `確認コード：${code}`,
    '',
    `コードの有効期限は${SIGN_UP_HOURS}時間です。期限を過ぎた場合は、画面から新しいコードをお求めください。`,
    NOT_ASKED,
    'コードが入力されないかぎり、登録は完了しません。',
  ),
});

export const mailChangeMail = (code: string): CodeMail => ({
  subject: mailSubject('新しいメールアドレスの確認'),
  body_text: signedLines(
    `${brand.name}に登録されているメールアドレスの変更を承りました。`,
    '次の確認コードを、登録情報の変更の画面に入力してください。',
    '',
    `確認コード：${code}`,
    '',
    `コードの有効期限は${CHANGE_MINUTES}分です。入力されるまで、登録は今のメールアドレスのままです。`,
    NOT_ASKED,
  ),
});

export const passwordResetMail =
  (siteOrigin: string, mailAddress: string) =>
  (code: string): CodeMail => {
    const url = siteOrigin + paths.newPassword({ code, mail_address: mailAddress });
    return {
      subject: mailSubject('パスワードの再設定'),
      body_text: signedLines(
        'パスワード再設定のお申し込みを承りました。',
        '次のURLを開いて、新しいパスワードを設定してください。',
        '',
        url,
        '',
        `URLの有効期限は${CHANGE_MINUTES}分です。期限を過ぎた場合は、もう一度お手続きください。`,
        'お心当たりのない場合は、このメールを破棄してください。パスワードは変わりません。',
      ),
    };
  };
