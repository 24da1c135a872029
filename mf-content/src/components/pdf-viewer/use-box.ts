import { useEffect, useState } from 'react';

interface Box {
  width: number;
  height: number;
}

/** The inner size of an element in CSS pixels, without its padding, as long as it is there. */
export function useBox() {
  const [element, boxRef] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<Box>();

  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setBox({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return { box, boxRef };
}
