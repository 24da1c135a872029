import type { ComponentProps } from 'react';
import { Container } from '@gakumado/shared/ui';
import type { Results } from '../load-results.ts';
import styles from './results.module.css';

/** A list stands in columns unless its map was asked for. */
export const hasColumns = ({ search, isFailed }: Results): boolean => search.view !== 'map' || isFailed;

interface ListContainerProps extends ComponentProps<typeof Container> {
  /** Null: the page has no list. */
  list: Results | null;
}

/**
 * The page of a list. A list in columns is as wide as the window allows, like a map; the whole page is, so that all begins
 * at one edge. The first element says so: the page moved when the HTML of the list came and told it.
 */
export function ListContainer({ list, className = '', ...rest }: ListContainerProps) {
  const isWide = list && hasColumns(list);
  return <Container {...rest} className={isWide ? `${styles.wide} ${className}` : className} />;
}
