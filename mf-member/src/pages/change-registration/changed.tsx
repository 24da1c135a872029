import { messages } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { LinkButton, Notice } from '@gakumado/shared/ui';
import styles from './change-registration-page.module.css';

/** A section was saved. */
export function Changed() {
  return (
    <div className={styles.finished}>
      <Notice tone="success" role="status">
        {messages.registrationChanged}
      </Notice>
      <LinkButton to={paths.changeRegistration()} variant="secondary" isWide>
        登録内容の変更に戻る
      </LinkButton>
      <LinkButton to={paths.mypage()} variant="secondary" isWide>
        {sitePages.mypage.label}へ
      </LinkButton>
    </div>
  );
}
