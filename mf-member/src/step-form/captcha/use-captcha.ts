import { useEffect, useRef, useState } from 'react';
import { findCaptchaChallenge, findCaptchaQuestion } from '@gakumado/shared/api';
import type { CaptchaAction, CaptchaQuestion } from '@gakumado/shared/contract';
import { captchaProvider } from './provider.ts';
import { loadRecaptcha, takeRecaptchaToken } from './recaptcha.ts';
import { canSolve, solveChallenge } from './solve.ts';

/** A puzzle expires after ten minutes; a new one is solved in time. */
const FRESH_MS = 8 * 60_000;

interface Solving {
  token: Promise<string>;
  startedAt: number;
}

/** Thrown where the visitor has to answer a question first; it is shown by then. */
export class QuestionNeeded extends Error {}

/** The token of a site that asks for no captcha: any passes there. */
const ANY_TOKEN = 'off';

/**
 * The token of a form, from the provider of the site: a puzzle is solved in the background while the visitor types, or
 * reCAPTCHA's script is loaded meanwhile and gives a token at sending. Where that is not possible, or the token was
 * refused, there is a question instead.
 */
export function useCaptcha(action: CaptchaAction) {
  const [question, setQuestion] = useState<CaptchaQuestion | null>(null);
  const [answer, setAnswer] = useState('');
  const [isRecaptcha, setIsRecaptcha] = useState(false);
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

  async function findProvider() {
    const provider = await captchaProvider();
    setIsRecaptcha(provider.provider === 'recaptcha');
    return provider;
  }

  /** Begins with what takes time. */
  async function prepare(): Promise<void> {
    const provider = await findProvider();
    if (provider.provider === 'recaptcha') await loadRecaptcha(provider);
    if (provider.provider === 'altcha' && canSolve()) await solve();
  }

  /** Rejects where the provider, its script or this device fails. */
  async function findToken(): Promise<string> {
    const provider = await findProvider();
    if (provider.provider === 'off') return ANY_TOKEN;
    if (provider.provider === 'recaptcha') return takeRecaptchaToken(provider, action);
    if (!canSolve()) throw new Error('This device solves no puzzle');
    return solve();
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
    const token = await findToken().catch(() => null);
    if (token !== null) return token;
    await ask();
    throw new QuestionNeeded();
  }

  return {
    question,
    answer,
    setAnswer,
    isAnswerMissing,
    /** Whether the provider asks for its notice beside the form. */
    isRecaptcha,
    /** For the first sign that somebody fills the form in. Failures are ignored here: sending tries again. */
    prepare: () => {
      if (question === null) prepare().catch(() => {});
    },
    ask,
    takeToken,
  };
}
