import type { LoaderFunctionArgs } from 'react-router-dom';
import { findEvent } from '@gakumado/shared/api';
import { loadWords } from '@gakumado/shared/ui/upcoming';

/** The title that the content service has for a campaign; the other addresses have their own. */
export async function loadUpcoming({ params, request }: LoaderFunctionArgs) {
  const { event_name, event_child, child_01 } = params;
  const names = [event_name, event_child, child_01].filter((name) => name !== undefined);
  if (names.length === 0) return {};
  return loadWords(findEvent(names, request.signal), ({ title }) => ({ title }));
}
