import * as contract from '@gakumado/shared/contract';
import { z } from 'zod';
import { shapeOf, writeFields, writeShape } from './write-shape.ts';
import type { Shape } from './write-shape.ts';

const SUFFIX = 'Schema';

const noName = () => undefined;

/** Names of the contract's shapes (`estateSchema` is `Estate`) by how they look written out. */
function nameByText(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [exported, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.ZodObject) || !exported.endsWith(SUFFIX)) continue;
    const name = exported.charAt(0).toUpperCase() + exported.slice(1, -SUFFIX.length);
    for (const io of ['output', 'input'] as const) names.set(writeShape(shapeOf(schema, io), noName), name);
  }
  return names;
}

/** Shapes that several calls use are written once, by name, in the order in which they are met. */
export function createShapeNames() {
  const names = nameByText();
  const met = new Map<string, Shape>();

  function nameOf(shape: Shape): string | undefined {
    const name = shape.properties && names.get(writeShape(shape, noName));
    if (name === undefined) return undefined;
    met.set(name, shape);
    return name;
  }

  /** Everything met up to now, each with its fields. A shape met on the way is added. */
  function* written(): Generator<[name: string, fields: string[]]> {
    // A Map's iteration includes entries that are added during it.
    for (const [name, shape] of met) yield [name, writeFields(shape, nameOf)];
  }

  return { nameOf, written };
}
