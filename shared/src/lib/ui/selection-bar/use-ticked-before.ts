import { useEffect, useEffectEvent } from 'react';

/**
 * Hands over what a visitor ticked before scripts ran, once: the values of the ticked boxes that belong to the form.
 * Controlled boxes lose such ticks with the next rendering.
 */
export function useTickedBefore(formId: string, take: (ids: readonly number[]) => void): void {
  const takeTicked = useEffectEvent(() => {
    const boxes = document.querySelectorAll<HTMLInputElement>(`input[form="${formId}"]:checked`);
    if (boxes.length > 0) take(Array.from(boxes, ({ value }) => Number(value)));
  });
  useEffect(() => takeTicked(), []);
}
