import { useEffect, useRef, useState } from 'react';

/**
 * A button in whose place a press puts something else, and back. The focus goes on to what has come (decision 20), but
 * not when the page begins with it.
 */
export function useTurn<Opened extends HTMLElement>(isOpenAtFirst = false) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef<Opened>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    (isOpen ? opened : opener).current?.focus();
  }, [isOpen]);

  const turn = (next: boolean) => {
    isPressed.current = true;
    setIsOpen(next);
  };
  return { isOpen, turn, opener, opened };
}
