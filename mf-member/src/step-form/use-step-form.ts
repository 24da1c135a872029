import { useEffect, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { set } from 'react-hook-form';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { useActionData } from 'react-router-dom';
import { selectLanguage, useAppSelector } from '@gakumado/shared/store';
import type { z } from 'zod';
import { clearDraft, requestIdFor, withoutSecrets } from './draft.ts';
import {
  asControlValues,
  fieldsOf,
  isAt,
  messageAt,
  pathsOf,
  shownFields,
  shownValues,
} from './form-field.ts';
import type { FormField, FormGroup, FormValues } from './form-field.ts';
import { prefillFor } from './prefill.ts';
import type { Posted } from './form-action.ts';
import type { FormCall } from './form-call.ts';
import { errorsOf } from './refusal.ts';
import { rememberSaid } from './remember-said.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { useForm } from './use-form.ts';
import { useStep } from './use-step.ts';

/** A form: its call, and its items in their order. */
export interface StepFormSettings<Receipt> extends FormCall<Receipt> {
  /** Names its draft. */
  name: string;
  groups: readonly FormGroup[];
  /** The first values, from the address. */
  preset?: FormValues;
  /** Whether a member's own data are filled in; they are, unless the form asks for new ones. */
  isPrefilled?: boolean;
  /** Whether Back from 完了 shows what was sent, as a registration; else the form is as at first. */
  keepsSent?: boolean;
  /** Values that other pages have left in this tab for the form, such as chosen estates. Read in the browser only. */
  findChosen?: () => FormValues;
  /** Called with the checked values when 入力 is done. */
  onChecked?: (checked: FormValues) => void;
  /** Whether a mailed code is asked for before 完了; absent: the form has no such step. */
  needsCode?: (receipt: Receipt) => boolean;
  /** False where no code can have been mailed: the address of its step shows 入力 then. */
  isCodeMailed?: boolean;
}

/** A form in three steps, which are addresses (contract, 4.1): 入力, 確認, 完了. */
export function useStepForm<Receipt>(settings: StepFormSettings<Receipt>) {
  const { name, schema, groups, preset = {} } = settings;
  const resolver: Resolver<FormValues> = async (values, context, options) => {
    const check = zodResolver(schema as z.ZodType<FormValues, FormValues>) as Resolver<FormValues>;
    const checked = await check(shownValues(groups, values), context, options);
    return withFaults(checked, shownFields(groups, values), values);
  };
  const posted = useActionData<Posted>();
  // Items that neither the address nor a sent form names have no default value: input from before hydration stays.
  const [defaultValues] = useState(() => asControlValues(posted?.values ?? preset));
  const [errors] = useState(() => errorsOf<FormValues>(posted?.faults ?? []));
  const form = useForm<FormValues>({ defaultValues, errors, resolver, shouldFocusError: false });
  const { step: asked, receipt, goTo } = useStep();
  /** The values that 確認 shows and that are sent: frozen until they are changed on 入力. */
  const [checked, setChecked] = useState<FormValues | null>(null);
  const sending = useSending(settings.captcha);
  const language = useAppSelector(selectLanguage);
  /** The item that takes the focus on 入力. */
  const toCorrect = useRef<string>(undefined);

  const check = () => schema.safeParse(shownValues(groups, form.getValues())).data ?? null;
  useDraft(name, form, {
    preset: defaultValues,
    findChosen: () => settings.findChosen?.() ?? {},
    findPrefill: async () => (settings.isPrefilled === false ? null : prefillFor(pathsOf(fieldsOf(groups)))),
    // A reload of 確認 comes back to it.
    onRestored: () => {
      if (asked === 'confirm') setChecked(check());
    },
  });

  const isReady = {
    input: true,
    confirm: checked !== null,
    code: settings.needsCode !== undefined && settings.isCodeMailed !== false,
    finished: receipt !== null,
  };
  const step = isReady[asked] ? asked : 'input';

  const submitInput = form.handleSubmit(async (values) => {
    setChecked(values);
    settings.onChecked?.(values);
    await goTo('confirm');
  });
  const { submitCount } = form.formState;
  // The summary is there by now: it comes above the fields and moves them.
  useEffect(() => {
    const paths = pathsOf(shownFields(groups, form.getValues()));
    if (submitCount > 0) focusOn(paths.find((path) => messageAt(form.formState.errors, path) !== undefined));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that it is sent
  }, [submitCount]);

  /** Back to 入力, with the focus on an item. */
  async function correct(path?: string) {
    toCorrect.current = path;
    await goTo('input');
  }

  async function submitConfirmed() {
    if (checked === null) return;
    const request_id = requestIdFor(name, form.getValues(), withoutSecrets(checked));
    const answer = await sending.send((recaptcha_token) =>
      settings.send(checked, { request_id, recaptcha_token, language }),
    );
    if (answer === null) return;
    void rememberSaid(form.getValues(), pathsOf(fieldsOf(groups)));
    clearDraft(name);
    await goTo(settings.needsCode?.(answer) ? 'code' : 'finished', { replace: true, receipt: answer });
    // Back shows an empty form: what was sent is not sent again by mistake.
    form.reset(settings.keepsSent ? form.getValues() : defaultValues);
    setChecked(null);
    clearDraft(name);
  }

  /** From the code on to 完了. */
  const finish = (answer: Receipt) => goTo('finished', { replace: true, receipt: answer });

  const heading = useRef<HTMLHeadingElement>(null);
  const stepBefore = useRef(step);
  // A new step is heard and seen from its heading on, or from the item that is to be corrected.
  useEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
    focusOn(toCorrect.current);
    toCorrect.current = undefined;
  }, [step]);

  const refused = sending.refusal?.fields;
  useEffect(() => {
    if (!refused) return;
    const paths = pathsOf(shownFields(groups, form.getValues()));
    for (const { field, message } of refused) {
      form.setError(paths.find((path) => isAt(path, field)) ?? field, { type: 'server', message });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [refused]);

  return {
    form,
    posted,
    step,
    heading,
    receipt: receipt as Receipt | null,
    checked,
    sending,
    submitInput,
    submitConfirmed,
    correct,
    finish,
  };
}

/** Adds what controls know to be wrong where the schema finds nothing. */
function withFaults(
  checked: ResolverResult<FormValues>,
  fields: readonly FormField[],
  values: FormValues,
): ResolverResult<FormValues> {
  const errors = { ...checked.errors };
  for (const { findFault } of fields) {
    const fault = findFault?.(values);
    if (fault && !messageAt(errors, fault.path))
      set(errors, fault.path, { type: 'control', message: fault.message });
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : checked;
}

/** Focuses an item and shows it with what is said beside it. */
function focusOn(id: string | undefined): void {
  const item = id === undefined ? null : document.getElementById(id);
  item?.focus({ preventScroll: true });
  item?.scrollIntoView?.({ block: 'center' });
}
