import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import Check from 'lucide-react/icons/check';
import { Button } from '@gakumado/shared/ui';
import { ErrorSummary } from './error-summary.tsx';
import { WithoutScripts } from './without-scripts.tsx';
import { fieldsOf, messageAt, pathsOf, shownFields } from './form-field.ts';
import { ConfirmRows } from './confirm-rows.tsx';
import { PlainConfirm } from './plain-confirm.tsx';
import { buttonText, CaptchaPart, Refused } from './sending-parts.tsx';
import type { Refusal } from './refusal.ts';
import { useStepForm } from './use-step-form.ts';
import type { StepFormSettings } from './use-step-form.ts';
import { useValues } from './use-item.ts';
import type { Step } from './use-step.ts';
import styles from './step-form.module.css';

export interface StepFormProps<Receipt> {
  settings: StepFormSettings<Receipt>;
  /** The head of the page in a step. */
  head?: (step: Step) => ReactNode;
  /** The button of 確認. */
  sendLabel?: string;
  /** The heading of 完了. */
  finishedTitle?: string | ((receipt: Receipt) => string);
  /** The content of 完了. */
  Finished: ComponentType<{ receipt: Receipt }>;
  /** The step of a form that asks for a mailed code. */
  Code?: ComponentType<{ onDone: (receipt: Receipt) => Promise<void> }>;
  /** Advice for the visitor about a refusal, if there is something special. */
  helpWith?: (refusal: Refusal) => ReactNode;
  /** Above the steps, on 入力. */
  lead?: ReactNode;
  /** Above the first item of 入力. */
  intro?: ReactNode;
}

const STEPS: readonly { step: Step; label: string }[] = [
  { step: 'input', label: '入力' },
  { step: 'confirm', label: '確認' },
  { step: 'code', label: 'コード入力' },
  { step: 'finished', label: '完了' },
];

const headings: Record<Exclude<Step, 'finished'>, string> = {
  input: 'ご入力',
  confirm: '入力内容のご確認',
  code: '確認コードのご入力',
};

/** The title of a form's page in a step: tabs, bookmarks and screen readers tell 確認 and 完了 by it. */
export const titleInStep = (title: string, step: Step): string =>
  step === 'input' ? title : `${title}（${STEPS.find((one) => one.step === step)?.label}）`;

/** A form in its three steps (specification, 2.9; contract, 4.1). */
export function StepForm<Receipt>({
  settings,
  head,
  sendLabel = '送信する',
  finishedTitle = '送信が完了しました',
  Finished,
  Code,
  helpWith,
  lead,
  intro,
}: StepFormProps<Receipt>) {
  const steps = useStepForm(settings);
  const { form, posted, receipt, heading } = steps;
  const isPlain = posted !== undefined && posted.step !== 'input';
  const step = isPlain ? posted.step : steps.step;
  const shownReceipt = isPlain ? (posted.receipt as Receipt) : receipt;
  const finishedHeading =
    typeof finishedTitle === 'string' ? finishedTitle : shownReceipt && finishedTitle(shownReceipt);
  return (
    <FormProvider {...form}>
      {head?.(step)}
      <div className={styles.form}>
        {step === 'input' && lead && <div>{lead}</div>}
        <Progress step={step} hasCode={Code !== undefined} />
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {step === 'finished' ? finishedHeading : headings[step]}
        </h2>
        {step === 'input' && <InputStep {...{ settings, steps, intro }} />}
        {step === 'confirm' &&
          (isPlain ? (
            <PlainConfirm {...{ posted, sendLabel, groups: settings.groups }} />
          ) : (
            <ConfirmStep {...{ settings, steps, sendLabel, helpWith }} />
          ))}
        {step === 'code' && Code && <Code onDone={steps.finish} />}
        {step === 'finished' && shownReceipt && <Finished receipt={shownReceipt} />}
      </div>
    </FormProvider>
  );
}

/** Where the visitor is among the steps. */
function Progress({ step, hasCode }: { step: Step; hasCode: boolean }) {
  const steps = STEPS.filter((one) => hasCode || one.step !== 'code');
  const current = steps.findIndex((one) => one.step === step);
  return (
    <ol className={styles.progress} aria-label="手続きの流れ">
      {steps.map(({ step: one, label }, index) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          data-done={index < current ? '' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {index < current ? <Check size="1rem" /> : index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}

type Steps<Receipt> = ReturnType<typeof useStepForm<Receipt>>;

interface StepProps<Receipt> {
  settings: StepFormSettings<Receipt>;
  steps: Steps<Receipt>;
}

function InputStep<Receipt>({ settings, steps, intro }: StepProps<Receipt> & { intro?: ReactNode }) {
  const { form, posted, sending, submitInput } = steps;
  const { errors, submitCount, isDirty } = form.formState;
  // Somebody fills it in: the puzzle is solved meanwhile.
  const { prepare } = sending.captcha;
  useEffect(() => {
    if (isDirty && settings.captcha !== null) prepare();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at the first change
  }, [isDirty]);
  const shown = useValues((values) => shownFields(settings.groups, values).map(({ paths }) => paths[0]));
  const groups = settings.groups
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ paths }) => shown.includes(paths[0])) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <form method="post" noValidate className={styles.groups} onSubmit={(event) => void submitInput(event)}>
      {fieldsOf(settings.groups).some(({ isShown, loadAhead }) => isShown ?? loadAhead) && (
        <WithoutScripts>
          <p className={styles.note}>
            選んだ内容に応じて加わる項目や、空いている日時などの一覧は、「入力内容を確認する」を押すと表示されます。
          </p>
        </WithoutScripts>
      )}
      {intro}
      <ErrorSummary
        ids={pathsOf(fieldsOf(groups))}
        messageOf={(path) => messageAt(errors, path)}
        isShown={submitCount > 0 || posted !== undefined}
        submitCount={submitCount}
      />
      {groups.map(({ title, fields }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          {fields.map(({ paths, Control }) => (
            <Control key={paths[0]} />
          ))}
        </section>
      ))}
      <Button type="submit" size="large" isWide isDisabled={form.formState.isSubmitting}>
        入力内容を確認する
      </Button>
    </form>
  );
}

type ConfirmStepProps<Receipt> = StepProps<Receipt> &
  Required<Pick<StepFormProps<Receipt>, 'sendLabel'>> &
  Pick<StepFormProps<Receipt>, 'helpWith'>;

function ConfirmStep<Receipt>({ settings, steps, sendLabel, helpWith }: ConfirmStepProps<Receipt>) {
  const { form, checked, sending, correct, submitConfirmed } = steps;
  if (checked === null) return null;
  const errorAt = (path: string) => messageAt(form.formState.errors, path);
  const { pauseS, isSending, refusal } = sending;
  return (
    <div className={styles.groups}>
      <p>まだ送信は完了していません。内容をご確認のうえ、「{sendLabel}」を押してください。</p>
      <ConfirmRows
        fields={shownFields(settings.groups, form.getValues())}
        checked={checked}
        errorAt={errorAt}
        onCorrect={(path) => void correct(path)}
      />
      <Refused refusal={refusal} help={refusal && helpWith?.(refusal)} />
      <CaptchaPart captcha={sending.captcha} />
      <div className={styles.actions}>
        <Button
          size="large"
          variant="accent"
          isWide
          isDisabled={isSending || pauseS > 0}
          onClick={() => void submitConfirmed()}
        >
          {buttonText(sendLabel, isSending, pauseS)}
        </Button>
        <Button variant="secondary" isWide onClick={() => void correct()}>
          入力に戻る
        </Button>
      </div>
    </div>
  );
}
