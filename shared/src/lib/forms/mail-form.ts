import { z } from 'zod';
import { monthPattern } from '@gakumado/shared/vocabulary';
import type { Today } from '../calendar-days.ts';
import { consentField, flagField } from './choice-field.ts';
import { findDateFault } from './date-field.ts';
import { formatMessage, requiredChoiceMessage, unknownChoiceMessage } from './messages.ts';
import { normaliseText } from './normalise.ts';
import { issueOf, optionalText, requiredText } from './text-field.ts';
import type { TextKind } from './text-field.ts';
import { kanaText, longText, mailText, nameText, plainText, telText, zipText } from './text-kinds.ts';

/** Types of the field kit (contract, 4.1) that such a form may use. */
const mailFormTypes = [
  'text',
  'textarea',
  'name',
  'kana',
  'mail',
  'tel',
  'zip',
  'date',
  'month',
  'select',
  'radio',
  'checkbox',
  'flag',
] as const;

const OPTIONS_MAX = 50;

/** An item of a form that the content service describes (contract, 4.15). */
export const mailFormFieldSchema = z.object({
  /** Its name in the request. */
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.string().min(1).max(100),
  type: z.enum(mailFormTypes),
  is_required: z.boolean(),
  /** The choices of select, radio and checkbox. */
  options: z.array(z.string()).max(OPTIONS_MAX).optional(),
  /** Of text and textarea. */
  max_length: z.int().min(1).max(5000).optional(),
  /** Stands below the label. */
  note: z.string().max(200).optional(),
});

/** Unknown types count as `text`. */
export type MailFormField = Omit<z.infer<typeof mailFormFieldSchema>, 'type'> & { type: string };

const { shape } = mailFormFieldSchema;
const lenientField = mailFormFieldSchema.extend({
  type: shape.type.catch('text'),
  is_required: shape.is_required.catch(false),
  options: shape.options.catch(undefined),
  max_length: shape.max_length.catch(undefined),
  note: shape.note.catch(undefined),
});

const DAY = /(20\d{2})(?:年|[-/])(\d{1,2})(?:月|[-/])(\d{1,2})/;

/** Whether a choice names a day that is over, as in 「第3回 2026年12月12日（土）10:30」. */
function isOver(option: string, today: string): boolean {
  const [, year = '', month = '', day = ''] = DAY.exec(option.normalize('NFKC')) ?? [];
  return year !== '' && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` < today;
}

/**
 * The items of a form as the content service has them. Editors write them: unusable parts are left out and fail neither
 * the page nor the visitor's request. Choices of a day that is over are left out as well, so that they are neither
 * offered nor taken.
 */
export function readMailFormFields(fields: readonly unknown[], today: Today): MailFormField[] {
  const isOpen = (option: string) => !isOver(option, today());
  return fields.flatMap((written) => {
    const field = lenientField.safeParse(written).data;
    if (!field?.options) return field ?? [];
    return { ...field, options: field.options.filter(isOpen) };
  });
}

/** One of the options, in its own signs: 「1～9室」 stays so on 確認 and in mails. */
function chosenText({ label, options = [] }: MailFormField): TextKind {
  const normalise = (text: string) => {
    const given = normaliseText(text);
    return options.find((option) => normaliseText(option) === given) ?? given;
  };
  return {
    label,
    normalise,
    required: requiredChoiceMessage(label),
    findFault: (text) =>
      options.includes(text) ? undefined : { code: 'range', message: unknownChoiceMessage(label) },
  };
}

const dateText = (label: string, today: Today): TextKind => ({
  label,
  normalise: normaliseText,
  required: requiredChoiceMessage(label),
  findFault: (text) => findDateFault(label, text, today()),
});

const monthText = (label: string): TextKind => ({
  label,
  normalise: normaliseText,
  required: requiredChoiceMessage(label),
  findFault: (text) =>
    monthPattern.test(text) ? undefined : { code: 'format', message: formatMessage(label) },
});

function kindOf(field: MailFormField, today: Today): TextKind {
  const { label, max_length: max } = field;
  switch (field.type) {
    case 'textarea':
      return longText(label, max ?? 1000);
    case 'name':
      return nameText(label);
    case 'kana':
      return kanaText(label);
    case 'mail':
      return { ...mailText, label };
    case 'tel':
      return { ...telText, label };
    case 'zip':
      return { ...zipText, label };
    case 'date':
      return dateText(label, today);
    case 'month':
      return monthText(label);
    case 'select':
    case 'radio':
      return chosenText(field);
    default:
      return plainText(label, max ?? 100);
  }
}

/** Several of the options; one ticked box may come as a text. */
function severalOf(field: MailFormField) {
  const { label, is_required: isRequired } = field;
  const { findFault, normalise } = chosenText(field);
  return z
    .union([z.array(z.string()).max(OPTIONS_MAX), z.string()])
    .nullish()
    .transform((given) => [given ?? []].flat().map(normalise).filter(Boolean))
    .superRefine((texts, context) => {
      const empty = { code: 'required' as const, message: requiredChoiceMessage(label) };
      const fault = isRequired && texts.length === 0 ? empty : texts.map(findFault).find(Boolean);
      if (fault) context.addIssue(issueOf(fault));
    });
}

function requiredFlag(label: string) {
  return flagField.superRefine((isTicked, context) => {
    if (!isTicked) context.addIssue(issueOf({ code: 'required', message: requiredChoiceMessage(label) }));
  });
}

function schemaOf(field: MailFormField, today: Today) {
  if (field.type === 'checkbox') return severalOf(field);
  if (field.type === 'flag') return field.is_required ? requiredFlag(field.label) : flagField;
  const kind = kindOf(field, today);
  return field.is_required ? requiredText(kind) : optionalText(kind);
}

/** The items of such a form, and the consent that every form asks for. */
function mailForm(fields: readonly MailFormField[], today: Today) {
  const items = fields.map((field) => [field.name, schemaOf(field, today)] as const);
  return z.object({ ...Object.fromEntries(items), agree: consentField });
}

/** Such a form in the shape of the call: every item is in `applicant`. */
export const mailFormRequest = (fields: readonly MailFormField[], today: Today) =>
  z.object({ applicant: mailForm(fields, today) });
