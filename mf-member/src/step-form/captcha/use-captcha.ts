import { useEffect, useRef, useState } from 'react';
import { findCaptchaChallenge, findCaptchaQuestion } from '@gakumado/shared/api';
import type { CaptchaAction, CaptchaQuestion } from '@gakumado/shared/contract';
import { canSolve, solveChallenge } from './solve.ts';

/** A puzzle expires after ten minutes; a new one is solved in time. */
const FRESH_MS = 8 * 60_000;

interface Solving {
  token: Promise<string>;
  startedAt: number;
}

/** Thrown where the visitor has to answer a question first; it is shown by then. */
export class QuestionNeeded extends Error {}

/**
 * The token of a form. A puzzle is solved in the background while the visitor types; where that is not possible, or its
 * token was refused, there is a question instead.
 */
export function useCaptcha(action: CaptchaAction) {
  const [question, setQuestion] = useState<CaptchaQuestion | null>(null);
  const [answer, setAnswer] = useState('');
  const [isAnswerMissing, setIsAnswerMissing] = useState(false);
  const solving = useRef<Solving | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function solve(): Promise<string> {
    const known = solving.current;
    if (known && Date.now() - known.startedAt < FRESH_MS) return known.token;
    stop.current ??= new AbortController();
    const { signal } = stop.current;
    const token = findCaptchaChallenge(action, signal).then((challenge) => solveChallenge(challenge, signal));
    solving.current = { token, startedAt: Date.now() };
    // Looked at when it is needed.
    token.catch(() => {});
    return token;
  }

  /** Puts a new question in the place of the puzzle or of the last question. Rejects with an ApiError. */
  async function ask(): Promise<void> {
    setAnswer('');
    setIsAnswerMissing(false);
    solving.current = null;
    setQuestion(await findCaptchaQuestion(action));
  }

  /** The token to send. Rejects with {@link QuestionNeeded}, or with the ApiError of the question. */
  async function takeToken(): Promise<string> {
    const isMissing = question !== null && answer.trim() === '';
    setIsAnswerMissing(isMissing);
    if (isMissing) throw new QuestionNeeded();
    if (question) return `${question.token}.${answer.trim()}`;
    if (canSolve()) {
      const token = await solve().catch(() => null);
      if (token !== null) return token;
    }
    await ask();
    throw new QuestionNeeded();
  }

  return {
    question,
    answer,
    setAnswer,
    isAnswerMissing,
    /** Begins with the puzzle; for the first sign that somebody fills the form in. */
    prepare: () => {
      if (canSolve() && question === null) void solve().catch(() => {});
    },
    ask,
    takeToken,
  };
}
