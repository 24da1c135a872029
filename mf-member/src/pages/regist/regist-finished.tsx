import { messages } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { LinkButton, Notice } from '@gakumado/shared/ui';
import { useAccountQuery } from '../../components/account/account-query.ts';
import cards from '../../card/card.module.css';
import styles from './regist-page.module.css';

/** 完了: the new member is logged in, and goes back to the page that led here (contract, 4.2). */
export function RegistFinished() {
  const { return: returnPath } = useAccountQuery();
  return (
    <div className={cards.panel}>
      <Notice tone="success">{messages.registered}</Notice>
      <p>
        ログインしました。この端末のお気に入りと閲覧履歴を引き継ぎましたので、ほかの端末でもご覧いただけます。
      </p>
      <div className={styles.actions}>
        {returnPath && (
          <LinkButton to={returnPath} size="large" isWide>
            元のページに戻る
          </LinkButton>
        )}
        <LinkButton
          to={paths.mypage()}
          size="large"
          isWide
          {...(returnPath ? { variant: 'secondary' as const } : {})}
        >
          {sitePages.mypage.label}へ
        </LinkButton>
        <LinkButton to={paths.search()} variant="secondary" isWide>
          お部屋を探す
        </LinkButton>
      </div>
    </div>
  );
}
