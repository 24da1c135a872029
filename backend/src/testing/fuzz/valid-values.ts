import fc from 'fast-check';
import type { Shape } from '../../commands/docs/write-shape.ts';

/** Longest generated text and list where the schema allows more. */
const USUAL_MAX = 12;
/** Optional fields that one object has at most: with all of them no search would find anything. */
const MAX_OPTIONAL = 6;

/** Values of fields by name, where the schema alone would not find one that exists. */
export type KnownFields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

export const usualFields: KnownFields = {
  mail_address: fc.emailAddress(),
  password: fc.stringMatching(/^[a-z]{6}[0-9]{6}$/),
  zip_code: fc.constantFrom('1690051', '169-0051', '０６００８０８'),
  access_key: fc.constant('gakumado-web'),
};

const byFormat: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: fc.date({ noInvalidDate: true, min: new Date(0) }).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true, min: new Date(0) }).map((day) => day.toISOString()),
};

function text({ format, pattern, minLength = 0, maxLength = USUAL_MAX }: Shape): fc.Arbitrary<unknown> {
  const usual = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, USUAL_MAX)),
  });
  if (format !== undefined && byFormat[format]) return byFormat[format];
  if (pattern === undefined) return usual;
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // A pattern with parts that cannot be generated, such as a look-ahead.
    return usual;
  }
}

function integer({ minimum = -1_000, maximum = 1_000_000 }: Shape): fc.Arbitrary<unknown> {
  const all = fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
  // Small ids exist.
  const small = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, Math.max(minimum, 0) + 60) });
  return fc.oneof({ arbitrary: small, weight: 4 }, all, small.map(String));
}

function list(
  { items, prefixItems, minItems = 0, maxItems = USUAL_MAX }: Shape,
  known: KnownFields,
): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => validValue(item, known)));
  const item = typeof items === 'object' ? validValue(items, known) : fc.jsonValue();
  return fc.array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, USUAL_MAX)),
  });
}

/** Ids of several estates are `estate_ids` or `estate_id`. */
function field(name: string, shape: Shape, known: KnownFields): fc.Arbitrary<unknown> {
  const value = known[name] ?? known[name.replace(/s$/, '')];
  if (value === undefined) return validValue(shape, known);
  return shape.type === 'array' ? fc.array(value, { minLength: shape.minItems ?? 0, maxLength: 5 }) : value;
}

function record(
  { properties = {}, required = [], additionalProperties }: Shape,
  known: KnownFields,
): fc.Arbitrary<object> {
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string(), validValue(additionalProperties, known), { maxKeys: 5 });
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [name, field(name, shape, known)]),
  );
  const optional = Object.keys(fields).filter((name) => !required.includes(name));
  return fc
    .subarray(optional, { maxLength: Math.min(MAX_OPTIONAL, optional.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries([...required, ...chosen].map((name) => [name, fields[name] ?? fc.jsonValue()])),
      ),
    );
}

function ofType(shape: Shape, type: string, known: KnownFields): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(shape);
    case 'integer':
      return integer(shape);
    case 'number':
      return fc.double({ min: shape.minimum ?? -1e6, max: shape.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.constantFrom(true, false, 0, 1, '0', '1');
    case 'array':
      return list(shape, known);
    case 'object':
      return record(shape, known);
    default:
      return fc.constant(null);
  }
}

/** Values that the schema of a call describes, in every spelling that the contract lets pass. */
export function validValue(shape: Shape, known: KnownFields = usualFields): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => validValue(choice, known)));
  const types = [shape.type ?? []].flat();
  return types.length === 0 ? fc.jsonValue() : fc.oneof(...types.map((type) => ofType(shape, type, known)));
}
