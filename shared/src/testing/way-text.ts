import type { MatcherFunction } from '@testing-library/react';

/** Finds the line of a card that says a way, whose minutes and place are apart: 北キャンパスまで徒歩8分. */
export const wayText =
  (text: string | RegExp): MatcherFunction =>
  (_, element) => {
    if (element?.tagName !== 'LI' || element.querySelector('article')) return false;
    const words = element.textContent ?? '';
    return typeof text === 'string' ? words === text : text.test(words);
  };
