import { readCustomerId, storageKeys, tabStorage } from '@gakumado/shared/cookies';
import { DAY_MS } from '@gakumado/shared/vocabulary';
import type { FormValues } from './form-field.ts';

/** The input of a visitor in a form, kept in the tab (contract, 4.1). */
export interface Draft {
  /** Time of the last change, in ms. */
  savedAt: number;
  values: FormValues;
  /** The values of the address when the draft was started. */
  preset?: FormValues;
  /** The customer who wrote it. Absent: a guest, whose draft goes on after a login. */
  customerId?: string;
  /** The request that may have arrived without an answer: the same content is sent with the same id again. */
  sent?: SentRequest;
}

export interface SentRequest {
  request_id: string;
  /** The content as it was sent, without its secrets. */
  content: string;
}

/** Never kept, not even for a second (contract, 4.1). */
const SECRET = /password|birthday|captcha|token|^code$/;

/** Values as a text. Of checked ones it is the content of a request, to compare with that of the next try. */
export const withoutSecrets = (values: FormValues): string =>
  JSON.stringify(values, (key, value: unknown) => (SECRET.test(key) ? undefined : value));

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'values' in value;

/** While nobody is logged in, the draft of a customer whose session has ended waits for the next login. */
const isOfOther = ({ customerId }: Draft) => {
  const reader = readCustomerId();
  return customerId !== undefined && reader !== undefined && customerId !== reader;
};

/** Drafts by the names of their forms, without those of yesterday and of other customers. */
function readDrafts(now: number): Record<string, Draft> {
  const stored = tabStorage.readJson(storageKeys.contactForm);
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, Draft] =>
        isDraft(entry[1]) && now - entry[1].savedAt < DAY_MS && !isOfOther(entry[1]),
    ),
  );
}

export function readDraft(form: string, now: number = Date.now()): Draft | undefined {
  const draft = readDrafts(now)[form];
  return draft?.customerId === undefined || draft.customerId === readCustomerId() ? draft : undefined;
}

/** Changes a draft; what is not given stays. */
export function writeDraft(form: string, change: Partial<Draft> & Pick<Draft, 'values'>): void {
  const now = Date.now();
  const drafts = readDrafts(now);
  const values = JSON.parse(withoutSecrets(change.values));
  const customerId = readCustomerId();
  const draft: Draft = {
    ...readDraft(form, now),
    ...change,
    values,
    savedAt: now,
    ...(customerId && { customerId }),
  };
  tabStorage.write(storageKeys.contactForm, JSON.stringify({ ...drafts, [form]: draft }));
}

export function clearDraft(form: string): void {
  const { [form]: _cleared, ...others } = readDrafts(Date.now());
  if (Object.keys(others).length === 0) tabStorage.remove(storageKeys.contactForm);
  else tabStorage.write(storageKeys.contactForm, JSON.stringify(others));
}

/** The id of a request: that of its last try where the content is the same, so that it is done once. */
export function requestIdFor(form: string, values: FormValues, content: string): string {
  const sent = readDraft(form)?.sent;
  const request_id = sent?.content === content ? sent.request_id : newId();
  writeDraft(form, { values, sent: { request_id, content } });
  return request_id;
}

/** A UUID, version 4. `crypto.randomUUID` is missing on plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
