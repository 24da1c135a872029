import { ID_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';

/** The part of JSON Schema that zod writes for our schemas. */
export interface Shape {
  type?: string | readonly string[];
  properties?: Record<string, Shape>;
  required?: readonly string[];
  items?: Shape | boolean;
  prefixItems?: readonly Shape[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  allOf?: readonly Shape[];
  enum?: readonly unknown[];
  const?: unknown;
  additionalProperties?: Shape | boolean;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Answers the name of a shape that has one. */
export type FindName = (shape: Shape) => string | undefined;

function range(min: number | undefined, max: number | undefined): string {
  const low = min === Number.MIN_SAFE_INTEGER ? undefined : min;
  const high = max === Number.MAX_SAFE_INTEGER ? undefined : max;
  if (low !== undefined && high !== undefined) return ` ${low}–${high}`;
  if (high !== undefined) return ` ≤ ${high}`;
  return low === undefined ? '' : ` ≥ ${low}`;
}

function writeText({ pattern, format, minLength, maxLength }: Shape): string {
  if (format !== undefined) return format;
  const like = pattern === undefined ? '' : ` like \`${pattern.replaceAll('|', '\\|')}\``;
  return `text${range(minLength, maxLength)}${like}`;
}

function writeObject(shape: Shape, nameOf: FindName): string {
  const { additionalProperties: rest } = shape;
  if (shape.properties === undefined && typeof rest === 'object')
    return `{ [key]: ${writeShape(rest, nameOf)} }`;
  return `{ ${writeFields(shape, nameOf).join(', ')} }`.replace('{  }', '{}');
}

function writeArray({ items, prefixItems, minItems, maxItems }: Shape, nameOf: FindName): string {
  if (prefixItems) return `[${prefixItems.map((item) => writeShape(item, nameOf)).join(', ')}]`;
  const item = typeof items === 'object' ? writeShape(items, nameOf) : 'anything';
  return `${/[ ,]/.test(item) && !item.startsWith('{') ? `(${item})` : item}[]${range(minItems, maxItems)}`;
}

function writeOfType(shape: Shape, type: string, nameOf: FindName): string {
  switch (type) {
    case 'string':
      return writeText(shape);
    case 'integer':
    case 'number':
      // Bounds that only say "fits an integer column".
      if (shape.minimum === 1 && shape.maximum === ID_MAX) return 'id';
      return `${type}${range(shape.minimum, shape.maximum)}`;
    case 'array':
      return writeArray(shape, nameOf);
    case 'object':
      return writeObject(shape, nameOf);
    default:
      return type;
  }
}

/** A shape in one line. */
export function writeShape(shape: Shape, nameOf: FindName): string {
  const name = nameOf(shape);
  if (name !== undefined) return name;
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.map((choice) => writeShape(choice, nameOf)).join(' or ');
  if (shape.allOf) return shape.allOf.map((part) => writeShape(part, nameOf)).join(' and ');
  const types = [shape.type ?? []].flat();
  return types.length === 0 ? 'anything' : types.map((type) => writeOfType(shape, type, nameOf)).join(' or ');
}

/** The fields of an object, `name?: shape` each. */
export function writeFields({ properties = {}, required = [] }: Shape, nameOf: FindName): string[] {
  return Object.entries(properties).map(
    ([field, shape]) => `${field}${required.includes(field) ? '' : '?'}: ${writeShape(shape, nameOf)}`,
  );
}

/** The JSON Schema of a zod schema, as the description of the API has it. */
export function shapeOf(schema: z.ZodType, io: 'input' | 'output'): Shape {
  // A JSON Schema is a shape of which only the part above is read.
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape as Shape;
}
