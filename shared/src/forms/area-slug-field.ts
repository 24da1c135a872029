import { unknownChoiceMessage } from './messages.ts';
import { normaliseText } from './normalise.ts';
import { optionalText } from './text-field.ts';

const SLUGS = new Set(['hokkaido', 'tohoku', 'kanto', 'tokai', 'keiji', 'hanshin', 'chushi', 'kyushu']);

/** エリア: the slug of a region (specification, section 3). */
export const areaSlugField = optionalText({
  label: 'エリア',
  normalise: normaliseText,
  findFault: (slug) =>
    SLUGS.has(slug) ? undefined : { code: 'range', message: unknownChoiceMessage('エリア') },
});
