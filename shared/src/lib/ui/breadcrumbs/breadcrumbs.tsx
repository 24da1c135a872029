import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { JsonLd } from '../page-head/json-ld.tsx';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** Left out for the page itself, the last item. */
  to?: string;
}

const HOME: Breadcrumb = { label: 'ホーム', to: paths.home() };

function toJsonLd(items: readonly Breadcrumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: origin + to } : {}),
    })),
  };
}

/** The way to this page, ホーム first (added here), with the same as structured data. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { origin } = useContext(SiteContext);
  const all = [HOME, ...items];
  return (
    <nav className={styles.breadcrumbs} aria-label="現在の位置">
      <ol data-scroll-row>
        {all.map(({ label, to }, index) => (
          <li key={`${index}-${label}`} className={styles.item}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      <JsonLd data={toJsonLd(all, origin)} />
    </nav>
  );
}
