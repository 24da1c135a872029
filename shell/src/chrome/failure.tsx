import type { ReactNode } from 'react';
import { LinkButton, telHref } from '@gakumado/shared/ui';
import { paths } from '@gakumado/shared/paths';
import styles from './failure.module.css';
import { mainFreeDial } from '@gakumado/shared/vocabulary';

interface FailureProps {
  title: string;
  /** The Japanese explanation. */
  children: ReactNode;
  /** The visitor's next steps, shown first. */
  action?: ReactNode;
  aside?: ReactNode;
}

/** A page that cannot be shown: the failure, the next step, and other links. */
export function Failure({ title, children, action, aside }: FailureProps) {
  return (
    <div className={styles.failure} data-failure>
      <h1 className={styles.title}>{title}</h1>
      <p role="alert">{children}</p>
      <p className={styles.actions}>
        {action}
        <LinkButton to={paths.home()} variant={action ? 'secondary' : 'primary'}>
          ホームに戻る
        </LinkButton>
      </p>
      {aside}
      <p className={styles.phone}>
        お電話でもご相談いただけます。
        <br />
        <a href={telHref(mainFreeDial.tel)}>{mainFreeDial.tel}</a> {mainFreeDial.hours}
      </p>
    </div>
  );
}
