import {
  contractServiceForm,
  documentRequestForm,
  estateMaterialForm,
  generalInquiryForm,
  INQUIRY_NAME,
  formTypeOf,
  mailFormOf,
  mailFormRequest,
  mailFormType,
  OTHER_CONTENTS,
  roomOrderForm,
  selfViewingForm,
  todayInJapan,
  viewContactForm,
  webConsultationForm,
} from '@gakumado/shared/forms';
import type { CreateForm, MailFormField, Today } from '@gakumado/shared/forms';
import type { PreferredSlot } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../data/db/database.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';
import { readInput } from '../../platform/http/validation.ts';
import { contentsLabel } from './contents-label.ts';
import { findMailForm } from './mail-form-queries.ts';

/** A form that was filled in without a fault, whichever it was. */
export interface FilledForm {
  inquiry_contents_id: number;
  /** The kind of message in Japanese: お問い合わせ, ご予約, … */
  what: string;
  /** The subject in words. */
  about: string;
  estate_ids: number[];
  document_ids: number[];
  shop_id: number | null;
  is_visit: boolean;
  is_video: boolean;
  /** Rows that were left empty have empty texts. */
  wishes: PreferredSlot[];
  message: string | null;
  /** Every item that the call has no field for; undefined is null. */
  applicant: Record<string, unknown>;
  /** The visitor's address. A form of the content service need not ask for it. */
  mail_address: string | null;
  /** The items of a form of the content service; [] of any other. */
  items: readonly MailFormField[];
  /** The closing text of a form of the content service; '' for any other. */
  finished: string;
}

const formsOn = (today: Today) =>
  ({
    general: generalInquiryForm(today),
    view_contact: viewContactForm(today),
    request: documentRequestForm(),
    data_request: estateMaterialForm(),
    web_soudankai: webConsultationForm(today),
    it_id: contractServiceForm(today),
    self_naiken: selfViewingForm(today),
  }) satisfies Record<CreateForm, z.ZodType<Values>>;
/** Those that nearly every request is checked by; making them takes longer than checking. */
const forms = formsOn(todayInJapan);
const roomOrder = roomOrderForm(todayInJapan);

/** The subject of a stored inquiry in Japanese. `titles`: of mail forms by their names. */
export const aboutOf = (
  { form_type, inquiry_contents_id }: { form_type: string; inquiry_contents_id: number },
  titles: ReadonlyMap<string, string>,
): string =>
  formTypeOf(form_type).title ?? titles.get(mailFormOf(form_type)) ?? contentsLabel(inquiry_contents_id);

const isForm = (name: string): name is CreateForm => Object.hasOwn(forms, name);

/** Names of the forms that inquiry/create takes. */
export const formTypePattern = new RegExp(
  `^(?:${Object.keys(forms).join('|')}|${mailFormType('[a-z0-9_-]{1,40}')})$`,
);

/** The checked values that all forms may have. */
interface Values {
  inquiry_contents_id?: number;
  estate_ids?: number[];
  document_ids?: number[];
  shop_id?: number | null | undefined;
  is_visit?: boolean;
  is_video?: boolean;
  wishes?: PreferredSlot[];
  message?: string | null | undefined;
  applicant: Record<string, unknown>;
}

function valuesOf<T>(schema: z.ZodType<T>, input: unknown): T {
  const values = readInput(schema, input);
  if (values instanceof ApiFault) throw values;
  return values;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function toFilledForm(values: Values, contents: number, items: readonly MailFormField[] = []): FilledForm {
  const { agree: _agreed, mail_address_confirm: _again, ...applicant } = values.applicant;
  const inquiry_contents_id = values.inquiry_contents_id ?? contents;
  return {
    inquiry_contents_id,
    what: INQUIRY_NAME,
    about: contentsLabel(inquiry_contents_id),
    estate_ids: values.estate_ids ?? [],
    document_ids: values.document_ids ?? [],
    shop_id: values.shop_id ?? null,
    is_visit: values.is_visit ?? false,
    is_video: values.is_video ?? false,
    wishes: values.wishes ?? [],
    message: values.message ?? null,
    applicant,
    mail_address: textOf(applicant['mail_address']),
    items,
    finished: '',
  };
}

/**
 * The values that the visitor chose and typed. Texts of the site are left out: editors may change them between two
 * tries.
 */
export function visitorsValues(form: FilledForm) {
  const { what: _w, about: _a, items: _i, finished: _f, mail_address: _m, ...values } = form;
  return values;
}

/** A form by its row of the table: its name, its subject, and what it books. */
function readKnown(formType: CreateForm, schema: z.ZodType<Values>, input: unknown): FilledForm {
  const { title, sentName, contents, slots } = formTypeOf(formType);
  const form = toFilledForm(valuesOf(schema, input), contents ?? OTHER_CONTENTS);
  const named = { ...form, what: sentName, about: title ?? form.about };
  // Ignore fields of a visit unless a visit is requested.
  if (slots?.onlyWith && form.inquiry_contents_id !== slots.onlyWith) {
    return { ...named, is_visit: false, is_video: false, wishes: [] };
  }
  return { ...named, is_video: slots?.isOnline || form.is_video };
}

/** Checks a request by the rules that its form has today, or on another day; throws the 400 that names each fault, 404 for a form that is not there. */
export async function readForm(
  db: Kysely<Database>,
  formType: string,
  input: unknown,
  today?: Today,
): Promise<FilledForm> {
  const known = today ? formsOn(today) : forms;
  if (isForm(formType)) return readKnown(formType, known[formType], input);
  const described = await findMailForm(db, mailFormOf(formType));
  if (!described) throw new ApiFault(404, [{ field: 'form_type', code: 'not_found' }]);
  const schema = mailFormRequest(described.fields, today ?? todayInJapan);
  const form = toFilledForm(valuesOf<Values>(schema, input), OTHER_CONTENTS, described.fields);
  const mailItem = described.fields.find(({ type }) => type === 'mail')?.name ?? '';
  const { what, title: about, finished } = described;
  return { ...form, what, about, finished, mail_address: textOf(form.applicant[mailItem]) };
}

/** The same for a bulk order. */
export const readRoomOrder = (input: unknown, today?: Today) =>
  valuesOf(today ? roomOrderForm(today) : roomOrder, input);
