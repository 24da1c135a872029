import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

type PartLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** Id of the part. */
  part: string;
};

/**
 * A link to a part of the same page. A bare `#part` bypasses the router, which then takes this place for that of the
 * first page of the visit and scrolls there. So the link has the page's path and query.
 */
export function PartLink({ part, ...props }: PartLinkProps) {
  const { pathname, search } = useLocation();
  return <Link {...props} to={{ pathname, search, hash: `#${part}` }} />;
}
