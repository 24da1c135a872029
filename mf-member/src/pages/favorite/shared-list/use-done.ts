import { useEffect, useRef, useState } from 'react';

/** Says what was done, and leads the focus on where the pressed button went away with it. */
export type SayDone = (text: string, next: HTMLElement | null) => void;

/**
 * The last action on a list, for its status. The heading takes the focus where nothing else can, and when the list is
 * closed while somebody is on it.
 */
export function useDone(isClosed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState('');
  const [wasClosed] = useState(isClosed);
  const isClosedNow = isClosed && !wasClosed;

  useEffect(() => {
    if (isClosedNow && document.activeElement === document.body) heading.current?.focus();
  }, [isClosedNow]);

  const onDone: SayDone = (text, next) => {
    setDone(text);
    (next ?? heading.current)?.focus();
  };
  return { heading, done: isClosedNow ? 'リストは終了しました。' : done, onDone };
}

/** The next focus when the row of a button is removed: a control in the next row, or in the one before. */
export function nextControl(button: Element): HTMLElement | null {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next?.querySelector<HTMLElement>('a, button') ?? null;
}
