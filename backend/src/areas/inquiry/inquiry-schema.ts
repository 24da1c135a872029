import { accessKeyField, captchaToken, optional } from '@gakumado/shared/contract';
import {
  addDays,
  flagField,
  optionalText,
  plainText,
  roomOrderForm,
  todayInJapan,
} from '@gakumado/shared/forms';
import { z } from 'zod';
import { formTypePattern } from './inquiry-forms.ts';

const idInput = z.union([z.int(), z.string().max(20)]).nullish();
const idListInput = z
  .union([z.array(z.union([z.int(), z.string().max(20)])).max(500), z.string().max(2000), z.int()])
  .nullish();
const flagInput = z.union([z.boolean(), z.int(), z.string().max(10)]).nullish();
const textInput = z.string().max(40).nullish();

/** The fields of every inquiry beside its form. */
const senderFields = {
  request_id: optional(z.uuid()),
  recaptcha_token: optional(captchaToken),
  source_url: optionalText(plainText('送信元のページ', 2000)),
  language: optional(z.enum(['ja', 'en'])).transform((language) => language ?? 'ja'),
  is_from_estate: flagField,
  access_key: accessKeyField,
};

/** inquiry/create: the outline. The form that it names then checks every item (docs/inquiries.md). */
export const inquiryCreateBody = z.looseObject({
  form_type: z.string().regex(formTypePattern),
  inquiry_contents_id: idInput,
  estate_ids: idListInput,
  document_ids: idListInput,
  shop_id: idInput,
  is_visit: flagInput,
  is_video: flagInput,
  wishes: z
    .array(z.object({ date: textInput, time: textInput }))
    .max(3)
    .nullish(),
  message: z.string().nullish(),
  applicant: z.record(z.string(), z.unknown()),
  ...senderFields,
});

/** inquiry/kimaroom: the bulk room order. A repeat of yesterday's passes here; its own day judges it after that. */
export const roomOrderBody = roomOrderForm(() => addDays(todayInJapan(), -1)).safeExtend(senderFields);
