import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape, wherever the focus is, while `isActive`. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') handleEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isActive]);
}
