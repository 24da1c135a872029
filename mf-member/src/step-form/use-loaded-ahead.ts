import { useActionData } from 'react-router-dom';
import type { Posted } from './form-action.ts';

/**
 * Data that the action has loaded for the item with these paths; undefined where no form was sent without scripts or
 * the item needed nothing, null where it could not be loaded.
 */
export const useLoadedAhead = <Loaded>(paths: readonly string[]): Loaded | null | undefined =>
  useActionData<Posted>()?.ahead?.[paths[0] ?? ''] as Loaded | null | undefined;
