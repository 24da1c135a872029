import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

export interface ButtonLook {
  /** `accent` is for the one most important action of a page. */
  variant?: 'primary' | 'accent' | 'secondary' | 'plain' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  isWide?: boolean;
}

function lookProps({ variant = 'primary', size = 'medium', isWide }: ButtonLook, className?: string) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide ? '' : undefined,
  };
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> &
  ButtonLook & {
    /**
     * Does nothing for the moment, and keeps the focus, which `disabled` would lose. Enter does not submit its form
     * either.
     */
    isDisabled?: boolean;
  };

/** A native button. Its `type` is `button` by default, so that it never submits by accident. */
export function Button({
  variant,
  size,
  isWide,
  isDisabled = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? ignore : onClick}
      {...lookProps({ variant, size, isWide }, className)}
    />
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** A link that looks like a button; it leads somewhere, so it stays a link. */
export function LinkButton({
  variant,
  size,
  isWide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} {...lookProps({ variant, size, isWide }, className)} />;
}
