import { useState } from 'react';
import { typedWord } from '../../texts/typed-word.ts';
import { useLatest } from '../use-latest.ts';
import { AUTOCOMPLETE_DELAY_MS } from './autocomplete-delay.ts';

/** `looking`: for the text that is typed by now; `found` and `failed` are of that text. */
type SuggestionState = 'none' | 'looking' | 'found' | 'failed';

export interface Suggestions<T> {
  state: SuggestionState;
  /** Those of the last answer. They stay while more is typed. */
  data: T | undefined;
}

/**
 * Suggestions for what is being typed, some time after its last change.
 * @param load stays the same from call to call
 */
export function useSuggestions<T>(load: (text: string, signal: AbortSignal) => Promise<T>) {
  const [asked, setAsked] = useState<string | null>(null);
  const answer = useLatest(load, asked, { delayMs: AUTOCOMPLETE_DELAY_MS });
  const [cleared, setCleared] = useState<typeof answer>(null);
  const shown = answer !== cleared ? answer : null;

  /** Asks for nothing more; what is known stays. */
  const stop = () => setAsked(null);

  function clear() {
    stop();
    setCleared(answer);
  }

  /** Call on every change of the text; an empty one clears the suggestions at once. */
  function suggest(text: string) {
    const keyword = typedWord(text);
    if (keyword === '') clear();
    else setAsked(keyword);
  }

  const isLooking = asked !== null && shown?.key !== asked;
  const state = isLooking ? 'looking' : !shown ? 'none' : shown.data === undefined ? 'failed' : 'found';
  const suggestions: Suggestions<T> = { state, data: shown?.data };
  return { suggestions, suggest, stop, clear };
}

const LOOKING = '候補を探しています…';
const FAILED = '候補を表示できませんでした。';

/** Said at the list: that suggestions are looked for, or why there are none. */
export function suggestionMessage(
  { state }: Suggestions<unknown>,
  count: number,
  none: string,
): string | undefined {
  if (state === 'looking') return LOOKING;
  if (state === 'failed') return `${FAILED}このまま検索できます。`;
  return state === 'found' && count === 0 ? none : undefined;
}

/** Words about the list for screen readers. */
export function suggestionStatus({ state }: Suggestions<unknown>, count: number): string {
  if (state === 'none') return '';
  if (state === 'looking') return LOOKING;
  if (state === 'failed') return FAILED;
  return count > 0 ? `候補が${count}件あります` : '候補はありません';
}
