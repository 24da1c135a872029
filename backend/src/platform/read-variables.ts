import type { z } from 'zod';

/** Reads one setting from the first of its variables that is set. */
interface Variable<T> {
  names: readonly string[];
  schema: z.ZodType<T>;
}

export function variable<T>(names: string, schema: z.ZodType<T>): Variable<T> {
  return { names: names.split(' '), schema };
}

// A table holds settings of any type; Settings gives each its own.
type Variables = Readonly<Record<string, Variable<unknown>>>;

export type Settings<Table extends Variables> = {
  [Name in keyof Table]: z.infer<Table[Name]['schema']>;
};

/** A variable of the environment that cannot be used; the message names it. */
export class ConfigFault extends Error {
  override name = 'ConfigFault';

  constructor(faults: readonly string[]) {
    super(['The configuration is not usable.', ...faults].join('\n'));
  }
}

/**
 * Reads a whole table of settings. Throws a {@link ConfigFault} that names every variable that is wrong or, where all
 * can be read, the contradictions that `findFaults` reports.
 */
export function readVariables<Table extends Variables>(
  variables: Table,
  env: Readonly<Record<string, string | undefined>>,
  findFaults: (settings: Settings<Table>) => string[] = () => [],
): Settings<Table> {
  const faults: string[] = [];
  const entries = Object.entries(variables).map(([key, { names, schema }]) => {
    const name = names.find((candidate) => env[candidate] !== undefined && env[candidate] !== '');
    const parsed = schema.safeParse(name === undefined ? undefined : env[name]);
    if (parsed.success) return [key, parsed.data];
    faults.push(`  ${name ?? names[0]}: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
    return [key, undefined];
  });
  const settings = Object.fromEntries(entries) as Settings<Table>;
  if (faults.length === 0) faults.push(...findFaults(settings));
  if (faults.length > 0) throw new ConfigFault(faults);
  return settings;
}
