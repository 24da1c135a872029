import type { LoaderFunctionArgs } from 'react-router-dom';
import { findMailForm } from '@gakumado/shared/api';
import { loadWords } from '@gakumado/shared/ui/upcoming';

/** The content service's words for a form that it defines (contract, 4.15). */
export async function loadUpcoming({ params, request }: LoaderFunctionArgs) {
  if (params['name'] === undefined) return {};
  const form = findMailForm(params['name'], request.signal);
  return loadWords(form, ({ title, description }) => ({ title, purpose: description }));
}
