import type { ComponentProps } from 'react';
import { Breadcrumbs, Container } from '@gakumado/shared/ui';
import type { Breadcrumb } from '@gakumado/shared/ui';
import type { Results } from '../load-results.ts';
import styles from './results.module.css';

/** A list stands in columns unless its map was asked for. */
export const hasColumns = ({ search, isFailed }: Results): boolean => search.view !== 'map' || isFailed;

interface ListContainerProps extends ComponentProps<typeof Container> {
  /** Null: the page has no list. */
  list: Results | null;
  breadcrumbs: readonly Breadcrumb[];
}

/**
 * The page of a list. A list in columns is as wide as the window allows, like a map; the whole page is, so that all begins
 * at one edge. The first element says so: the page moved when the HTML of the list came and told it. The way to the page
 * stands below its list, as below a home: homes begin on the first screen.
 */
export function ListContainer({ list, breadcrumbs, className = '', children, ...rest }: ListContainerProps) {
  const way = <Breadcrumbs items={breadcrumbs} />;
  const look = list && `${styles.ofList} ${hasColumns(list) ? styles.wide : ''}`;
  return (
    <Container {...rest} className={`${look ?? ''} ${className}`}>
      {!list && way}
      {children}
      {list && way}
    </Container>
  );
}
