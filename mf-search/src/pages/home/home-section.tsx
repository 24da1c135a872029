import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Container } from '@gakumado/shared/ui';
import styles from './home-section.module.css';

interface HomeSectionProps {
  title: string;
  tone?: 'plain' | 'raised';
  more?: { to: string; label: string };
  children: ReactNode;
}

export function HomeSection({ title, tone = 'plain', more, children }: HomeSectionProps) {
  return (
    <section className={styles.section} data-tone={tone}>
      <Container className={styles.content}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {more && (
            <Link to={more.to} className={styles.more}>
              {more.label}
              <ChevronRight size="1rem" aria-hidden />
            </Link>
          )}
        </div>
        {children}
      </Container>
    </section>
  );
}
