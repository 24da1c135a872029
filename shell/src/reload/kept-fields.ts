import { storageKeys, tabStorage } from '@gakumado/shared/cookies';

const KEY = storageKeys.keptFields;

/** Never stored, not even for a second (contract, 4.1). */
const SECRET_TYPES = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);
const SECRET_NAMES = /password|birthday|captcha/i;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptFields {
  path: string;
  /** By {@link keysOf}; a checkbox or radio button that is on has the value `on`. */
  values: Record<string, string>;
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const valueOf = (field: Field) => (isToggle(field) ? (field.checked ? 'on' : '') : field.value);

/** The fields of this page that may be kept, by a name that is the same after a reload. */
function keysOf(): Map<string, Field> {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ name, type }) => name !== '' && !SECRET_TYPES.has(type) && !SECRET_NAMES.test(name),
  );
  const counts = new Map<string, number>();
  return new Map(
    fields.map((field) => {
      const name = isToggle(field) ? `${field.name}=${field.value}` : field.name;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name}#${count}`, field];
    }),
  );
}

/**
 * Stores the fields of this page, for {@link restoreFields} after a reload. Without storage, typed text is lost in the
 * reload.
 */
export function keepFields(): void {
  const kept: KeptFields = {
    path: window.location.pathname,
    values: Object.fromEntries([...keysOf()].map(([key, field]) => [key, valueOf(field)])),
  };
  tabStorage.write(KEY, JSON.stringify(kept));
}

/** Restores the fields that were kept before a reload of this page, once. */
export function restoreFields(): void {
  const kept = takeKept();
  if (kept?.path !== window.location.pathname) return;
  const fields = keysOf();
  for (const [key, value] of Object.entries(kept.values)) {
    const field = fields.get(key);
    if (field && valueOf(field) !== value) setValue(field, value);
  }
}

function takeKept(): KeptFields | null {
  const kept = tabStorage.readJson(KEY) as KeptFields | null;
  tabStorage.remove(KEY);
  return kept;
}

/** As if the visitor did it: React sees only values that its own setter has not seen. */
function setValue(field: Field, value: string): void {
  if (isToggle(field)) {
    field.click();
    return;
  }
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
