import type { ComponentProps } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styles from './notice.module.css';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} satisfies Record<Tone, unknown>;

type Tone = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps extends ComponentProps<'div'> {
  tone?: Tone;
  title?: string;
}

/** A message in the flow of the page. Give `role="alert"` or `"status"` when it appears after an action. */
export function Notice({ tone = 'info', title, children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div {...rest} className={styles.notice} data-tone={tone}>
      <Icon size="1.25rem" aria-hidden />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
