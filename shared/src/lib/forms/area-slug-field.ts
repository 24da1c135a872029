import { fieldLabels, isAreaSlug } from '@gakumado/shared/vocabulary';
import { unknownChoiceMessage } from './messages.ts';
import { normaliseText } from './normalise.ts';
import { optionalText } from './text-field.ts';

/** エリア: the slug of a region (specification, section 3). */
export const areaSlugField = optionalText({
  label: fieldLabels.area_slug,
  normalise: normaliseText,
  findFault: (slug) =>
    isAreaSlug(slug) ? undefined : { code: 'range', message: unknownChoiceMessage(fieldLabels.area_slug) },
});
