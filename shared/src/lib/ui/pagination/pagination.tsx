import { Link } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatCount } from '@gakumado/shared/ui/core';
import { itemsOfPage, pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  /** Count of all items. */
  total: number;
  /** Items of a page. */
  limit?: number;
  /** Address of a page; the first one without a page number. */
  hrefOf: (page: number) => string;
  label?: string;
}

/** Links to the other pages of a list; nothing when there is only one page. */
export function Pagination({ page, total, limit = 20, hrefOf, label = 'ページ送り' }: PaginationProps) {
  const lastPage = Math.ceil(total / limit);
  if (lastPage <= 1) return null;
  const { first, last } = itemsOfPage(page, total, limit);
  return (
    <nav className={styles.pagination} aria-label={label}>
      <p className={styles.summary}>
        全{formatCount(total)}件中 {formatCount(first)}～{formatCount(last)}
        件を表示
      </p>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link className={styles.step} to={hrefOf(page - 1)} rel="prev">
              <ChevronLeft size="1.125rem" aria-hidden />
              <span className={styles.word}>前のページ</span>
            </Link>
          </li>
        )}
        {pageWindow(page, lastPage).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageLink step={step} href={hrefOf(step)} isCurrent={step === page} />
            )}
          </li>
        ))}
        {page < lastPage && (
          <li>
            <Link className={styles.step} to={hrefOf(page + 1)} rel="next">
              <span className={styles.word}>次のページ</span>
              <ChevronRight size="1.125rem" aria-hidden />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageLink({ step, href, isCurrent }: { step: number; href: string; isCurrent: boolean }) {
  return (
    <Link
      className={styles.step}
      to={href}
      aria-label={`${step}ページ目`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {step}
    </Link>
  );
}
