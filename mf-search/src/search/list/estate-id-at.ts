import type { SyntheticEvent } from 'react';

/** The estate whose card an event comes from. */
export function estateIdAt({ target }: SyntheticEvent): number | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-estate-id]') : null;
  return card ? Number(card.dataset['estateId']) : null;
}
