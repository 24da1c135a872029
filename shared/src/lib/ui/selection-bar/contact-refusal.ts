import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { CONTACT_MAX, fieldLabels } from '@gakumado/shared/vocabulary';

/** Why chosen estates are more than one inquiry or one request has; undefined when they are not. */
export const contactRefusal = (estateIds: readonly number[]): string | undefined =>
  estateIds.length > CONTACT_MAX ? listMaxMessage(fieldLabels.estate_ids, CONTACT_MAX) : undefined;
