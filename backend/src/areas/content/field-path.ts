import { ContentFault } from './content-fault.ts';

/** Names of fields, at most three deep (`author.picture.width`). Everything else is refused before it nears SQL. */
const FIELD = /^[A-Za-z][A-Za-z0-9_]{0,49}(\.[A-Za-z][A-Za-z0-9_]{0,49}){0,2}$/;

/** `eyecatch.width` → `['eyecatch', 'width']`; 400 for anything that is not a field name. */
export function parseFieldPath(text: string): string[] {
  if (!FIELD.test(text))
    throw new ContentFault(400, `invalid parameter. '${text.slice(0, 60)}' is not a field name.`);
  return text.split('.');
}
