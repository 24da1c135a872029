import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Filter } from './filter-parser.ts';

type Condition = Extract<Filter, { kind: 'condition' }>;

/** The filter as SQL over `content_item.body`; every path and value is a bound parameter. */
export function filterToSql(filter: Filter): RawBuilder<boolean> {
  if (filter.kind === 'condition') return conditionToSql(filter);
  const parts = filter.parts.map(filterToSql);
  return sql`(${sql.join(parts, filter.kind === 'and' ? sql` and ` : sql` or `)})`;
}

function conditionToSql({ path, operator, value }: Condition): RawBuilder<boolean> {
  const json = sql`(body #> ${path}::text[])`;
  const text = sql`(body #>> ${path}::text[])`;
  switch (operator) {
    case 'equals':
      return sql`${text} is not distinct from ${value}::text`;
    case 'not_equals':
      return sql`${text} is distinct from ${value}::text`;
    case 'less_than':
      return comparison(json, text, sql`<`, value);
    case 'greater_than':
      return comparison(json, text, sql`>`, value);
    case 'contains':
      return contains(json, text, value);
    case 'not_contains':
      return sql`not ${contains(json, text, value)}`;
    case 'begins_with':
      return sql`coalesce(jsonb_typeof(${json}) = 'string' and starts_with(${text}, ${value}::text), false)`;
    case 'exists':
      return sql`coalesce(${text}, '') <> ''`;
    case 'not_exists':
      return sql`coalesce(${text}, '') = ''`;
  }
}

/** Numbers compare as numbers, everything else (dates too: ISO 8601 in UTC) as text. */
function comparison(
  json: RawBuilder<unknown>,
  text: RawBuilder<unknown>,
  sign: RawBuilder<unknown>,
  value: string,
) {
  const number = /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? value : null;
  return sql<boolean>`coalesce(case when jsonb_typeof(${json}) = 'number'
    then ${text}::numeric ${sign} ${number}::numeric else ${text} ${sign} ${value}::text end, false)`;
}

/** A text contains a part of text, a list a whole element, a number nothing. */
function contains(json: RawBuilder<unknown>, text: RawBuilder<unknown>, value: string) {
  return sql<boolean>`coalesce(case jsonb_typeof(${json})
    when 'array' then jsonb_exists(${json}, ${value}::text)
    when 'string' then position(${value}::text in ${text}) > 0 end, false)`;
}
