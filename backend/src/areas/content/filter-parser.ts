import { ContentFault } from './content-fault.ts';
import { parseFieldPath } from './field-path.ts';

const valueOperators = [
  'equals',
  'not_equals',
  'less_than',
  'greater_than',
  'contains',
  'not_contains',
  'begins_with',
] as const;
const bareOperators = ['exists', 'not_exists'] as const;

export type FilterOperator = (typeof valueOperators)[number] | (typeof bareOperators)[number];

export type Filter =
  | { kind: 'and' | 'or'; parts: Filter[] }
  | { kind: 'condition'; path: string[]; operator: FilterOperator; value: string };

/** Bounds that no honest filter reaches; they keep recursion and the statement small. */
const MAX_DEPTH = 10;
const MAX_CONDITIONS = 100;

const CONDITION = /([A-Za-z0-9_.]+)\[([a-z_]+)\]/y;
const JOINER = /\[(and|or)\]/y;

/**
 * Reads the `filters` parameter of microCMS: `a[equals]1[and](b[exists][or]c[contains]x)`. `[and]` binds
 * tighter than `[or]`. Throws a 400 on anything else.
 */
export function parseFilter(text: string): Filter {
  const reader = new FilterReader(text);
  const filter = reader.readOr(0);
  reader.expectEnd();
  return filter;
}

class FilterReader {
  #text: string;
  #at = 0;
  #conditionCount = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readOr(depth: number): Filter {
    const parts = [this.#readAnd(depth)];
    while (this.#take(JOINER, 'or')) parts.push(this.#readAnd(depth));
    return join('or', parts);
  }

  expectEnd(): void {
    if (this.#at < this.#text.length) this.#fail();
  }

  #readAnd(depth: number): Filter {
    const parts = [this.#readTerm(depth)];
    while (this.#take(JOINER, 'and')) parts.push(this.#readTerm(depth));
    return join('and', parts);
  }

  #readTerm(depth: number): Filter {
    if (this.#text[this.#at] !== '(') return this.#readCondition(depth);
    if (depth >= MAX_DEPTH) throw new ContentFault(400, 'invalid parameter. filters is nested too deeply.');
    this.#at += 1;
    const inner = this.readOr(depth + 1);
    if (this.#text[this.#at] !== ')') this.#fail();
    this.#at += 1;
    return inner;
  }

  #readCondition(depth: number): Filter {
    const head = this.#match(CONDITION);
    if (!head) return this.#fail();
    this.#conditionCount += 1;
    if (this.#conditionCount > MAX_CONDITIONS)
      throw new ContentFault(400, 'invalid parameter. filters has too many conditions.');
    this.#at += head[0].length;
    const path = parseFieldPath(head[1] ?? '');
    const name = head[2] ?? '';
    const bare = bareOperators.find((operator) => operator === name);
    if (bare) return { kind: 'condition', path, operator: bare, value: '' };
    const operator = valueOperators.find((candidate) => candidate === name);
    if (!operator) throw new ContentFault(400, `invalid parameter. '${name}' is not a filter operator.`);
    return { kind: 'condition', path, operator, value: this.#readValue(depth > 0) };
  }

  /** A value runs to the next joiner; inside a group also to the bracket that closes the group. */
  #readValue(isGrouped: boolean): string {
    const start = this.#at;
    let open = 0;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const char = this.#text[this.#at];
      if (char === '[' && this.#match(JOINER)) break;
      if (char === '(') open += 1;
      if (char !== ')') continue;
      if (open > 0) open -= 1;
      else if (isGrouped) break;
    }
    return this.#text.slice(start, this.#at);
  }

  #take(pattern: RegExp, word: string): boolean {
    const found = this.#match(pattern);
    if (found?.[1] !== word) return false;
    this.#at += found[0].length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text);
  }

  #fail(): never {
    throw new ContentFault(400, `invalid parameter. filters cannot be read at position ${this.#at}.`);
  }
}

function join(kind: 'and' | 'or', parts: Filter[]): Filter {
  const [first] = parts;
  return parts.length === 1 && first ? first : { kind, parts };
}
