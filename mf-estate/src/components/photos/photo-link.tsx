import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { largestPicture, useIsHydrated } from '@gakumado/shared/ui';
import { photoState, writePhoto } from './photo-address.ts';
import type { PhotoGroup } from './photo-groups.ts';

interface PhotoLinkProps {
  /** Unique within the page, and the same after a reload: the focus returns here. */
  id: string;
  group: PhotoGroup;
  /** From 1. */
  number: number;
  label?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Opens a photograph as large as the window. Without scripts it leads to the picture itself. */
export function PhotoLink({ id, group, number, label, className, children }: PhotoLinkProps) {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const to = { pathname, search: writePhoto(search, group.id, number) };
  const href = useHref(to);
  const handleClick = useLinkClickHandler(to, {
    preventScrollReset: true,
    state: photoState(id),
  });
  const picture = largestPicture(group.photos[number - 1]?.path);
  return (
    <a
      id={id}
      href={isHydrated ? href : (picture ?? href)}
      onClick={handleClick}
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}
