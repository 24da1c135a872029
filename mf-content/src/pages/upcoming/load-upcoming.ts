import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError, findEvent } from '@gakumado/shared/api';
import { throwNotFound } from '@gakumado/shared/routing';

/** The title that the content service has for the address, where it has one; a 404 for a campaign that there is not. */
export async function loadUpcoming({ params, request }: LoaderFunctionArgs): Promise<{ title?: string }> {
  const { event_name, event_child, child_01 } = params;
  const names = [event_name, event_child, child_01].filter((name) => name !== undefined);
  if (names.length === 0) return {};
  try {
    const event = await findEvent(names, request.signal);
    if (!event) throwNotFound();
    return { title: event.title };
  } catch (error) {
    // Without an answer the page goes by its general title.
    if (!(error instanceof ApiError)) throw error;
    return {};
  }
}
