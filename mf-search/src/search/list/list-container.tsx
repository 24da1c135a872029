import type { ComponentProps } from 'react';
import { Container } from '@gakumado/shared/ui';
import type { Results } from '../load-results.ts';

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
export const ListContainer = ({ list, ...rest }: ListContainerProps) => (
  <Container {...rest} data-list-columns={list && hasColumns(list) ? '' : undefined} />
);
