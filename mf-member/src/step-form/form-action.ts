import { set } from 'react-hook-form';
import type { ActionFunctionArgs } from 'react-router-dom';
import { ApiError, findCaptchaQuestion, nullOnError } from '@gakumado/shared/api';
import type { CaptchaQuestion, FieldError } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms/messages';
import { storeContext } from '@gakumado/shared/routing';
import { selectLanguage } from '@gakumado/shared/store';
import type { Language } from '@gakumado/shared/store';
import { newId } from './draft.ts';
import { CAPTCHA_FIELD } from './form-call.ts';
import type { FormCall } from './form-call.ts';
import { fieldsOf, pathsOf, shownFields, shownValues } from './form-field.ts';
import { faultsOf, messageWithPause } from './refusal.ts';
import type { FormGroup, FormValues } from './form-field.ts';

/** Names of what a form without scripts sends beside its items. */
export const postedNames = {
  step: '_step',
  request: '_request',
  question: '_question',
  answer: '_answer',
} as const;

/** The outcome of a form that was sent without scripts; the page shows it. */
export interface Posted {
  step: 'input' | 'confirm' | 'code' | 'finished';
  /** As they were typed, without secrets. */
  values: FormValues;
  /** The tidied values, on 確認. */
  checked?: FormValues;
  faults: readonly FieldError[];
  /** Why the whole was refused. */
  message?: string;
  question?: CaptchaQuestion;
  request_id?: string;
  receipt?: unknown;
  /** Data that the action has loaded for items, by their first paths. */
  ahead?: Readonly<Record<string, unknown>>;
}

/** A text of a form that was sent; empty where there is none. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The captcha's token of an answered question; undefined where none was asked. */
export const answeredToken = (data: FormData): string | undefined => {
  const question = textOf(data, postedNames.question);
  return question === '' ? undefined : `${question}.${textOf(data, postedNames.answer).trim()}`;
};

/** The items of a form, in lists where a name came more than once; nothing else that was sent. */
function readValues(data: FormData, groups: readonly FormGroup[]): FormValues {
  const values: FormValues = {};
  for (const path of pathsOf(fieldsOf(groups))) {
    const given = data.getAll(path).map((value) => (value === 'on' ? true : String(value)));
    if (given.length > 0) set(values, path, given.length > 1 ? given : given[0]);
  }
  return values;
}

/** Loads the data that shown items would load in the browser; null for data that could not be loaded. */
export async function loadAhead(groups: readonly FormGroup[], values: FormValues, signal: AbortSignal) {
  const loading = shownFields(groups, values).flatMap(({ paths: [path = ''], loadAhead: load }) =>
    load ? [nullOnError(load(values, signal)).then((loaded) => [path, loaded] as const)] : [],
  );
  return Object.fromEntries(await Promise.all(loading));
}

/**
 * The way of a form without scripts: the same rules, words and call. 入力 is sent and answered with its faults or with
 * 確認, which asks the question that stands for the captcha's puzzle; 確認 is sent and answered with 完了.
 * @param groups the items; what they offer does not matter here
 */
export const formAction = <Receipt>(call: FormCall<Receipt>, groups: readonly FormGroup[]) => {
  const answerForm = answererOf(call, groups);
  return async ({ request, context }: ActionFunctionArgs): Promise<Posted> => {
    const language = selectLanguage(context.get(storeContext).getState());
    const posted = await answerForm(await request.formData(), language);
    if (posted.step === 'finished') return posted;
    return { ...posted, ahead: await loadAhead(groups, posted.values, request.signal) };
  };
};

const answererOf = <Receipt>(call: FormCall<Receipt>, groups: readonly FormGroup[]) => {
  const secrets = pathsOf(fieldsOf(groups).filter(({ secret }) => secret));
  const withoutSecrets = (values: FormValues): FormValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));

  return async (data: FormData, language: Language): Promise<Posted> => {
    const typed = readValues(data, groups);
    const values = withoutSecrets(typed);
    const step = textOf(data, postedNames.step);
    const { data: checked, error } = call.schema.safeParse(shownValues(groups, typed));
    if (step === 'input') return { step, values, faults: [] };
    if (error) return { step: 'input', values, faults: faultsOf(error.issues) };

    const request_id = textOf(data, postedNames.request) || newId();
    const confirm = async (message?: string): Promise<Posted> => {
      const question =
        call.captcha === null ? undefined : await nullOnError(findCaptchaQuestion(call.captcha));
      return {
        step: 'confirm',
        values,
        checked: withoutSecrets(checked),
        request_id,
        faults: [],
        ...(question && { question }),
        ...(question === null && { message: messages.noAnswer }),
        ...(message === undefined ? {} : { message }),
      };
    };
    if (step !== 'send') return confirm();
    try {
      const recaptcha_token = answeredToken(data) ?? '';
      const receipt = await call.send(checked, { request_id, recaptcha_token, language });
      return { step: 'finished', values: {}, faults: [], receipt };
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      const ofCaptcha = fault.fields.find(({ field }) => field === CAPTCHA_FIELD);
      const faults = fault.fields.filter((one) => one !== ofCaptcha);
      if (faults.length > 0) return { step: 'input', values, faults };
      return confirm(ofCaptcha?.message ?? messageWithPause(fault));
    }
  };
};
