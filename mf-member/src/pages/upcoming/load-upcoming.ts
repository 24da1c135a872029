import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError, findMailForm } from '@gakumado/shared/api';
import { throwNotFound } from '@gakumado/shared/routing';

/** What the content service says of a form that it defines; a 404 for a form that there is not (contract, 4.15). */
export async function loadUpcoming({ params, request }: LoaderFunctionArgs) {
  if (params['name'] === undefined) return {};
  try {
    const form = await findMailForm(params['name'], request.signal);
    if (!form) throwNotFound();
    return { title: form.title, purpose: form.description };
  } catch (error) {
    // Without an answer the page goes by its general title.
    if (!(error instanceof ApiError)) throw error;
    return {};
  }
}
