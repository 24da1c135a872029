import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, saveOwnShareList } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { Checkbox } from '@gakumado/shared/ui';
import { refusalText } from '#components/message/refusal-text.ts';

interface AnswersByMailProps {
  shareKey: string;
  ownerKey: string;
  /** The wish in the account; false where none is known. */
  isMailed: boolean;
}

/** The wish for a mail a day about new answers, which a member has; a guest hears how to get it. */
export function AnswersByMail({ shareKey, ownerKey, isMailed: isMailedBefore }: AnswersByMailProps) {
  const isLogin = useAppSelector(selectIsLogin);
  const [chosen, setChosen] = useState<boolean>();
  const [state, setState] = useState({ done: '', error: '' });
  if (!isLogin)
    return (
      <p>
        <Link to={paths.login()}>ログイン</Link>
        すると、どの端末でもこのリストを管理でき、新しい答えをメールで受け取れます。
      </p>
    );

  async function handleChange(isMailed: boolean) {
    setChosen(isMailed);
    setState({ done: '', error: '' });
    try {
      await saveOwnShareList({ share_key: shareKey, owner_key: ownerKey, is_mailed: isMailed });
      setState({ done: isMailed ? 'メールでお知らせします。' : 'メールのお知らせを止めました。', error: '' });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setChosen(!isMailed);
      setState({ done: '', error: refusalText(failure) });
    }
  }

  return (
    <div>
      <Checkbox
        label="新しい答えがあったら、1日に1回メールで知らせる"
        checked={chosen ?? isMailedBefore}
        onChange={({ currentTarget }) => void handleChange(currentTarget.checked)}
      />
      <p role="status">{state.done}</p>
      <p role="alert">{state.error}</p>
    </div>
  );
}
