import type { ComponentProps } from 'react';
import { PartLink } from '@gakumado/shared/ui/core';
import { Link } from 'react-router-dom';
import styles from './pill-link.module.css';

type PillLinkProps = (ComponentProps<typeof Link> & { part?: never }) | ComponentProps<typeof PartLink>;

/** One of several choices that each have an address, or a part of the page. `aria-current` marks the chosen one. */
export function PillLink(props: PillLinkProps) {
  if (props.part !== undefined) return <PartLink {...props} className={styles.pill} />;
  return <Link {...props} className={styles.pill} />;
}
