import { callApi } from '@gakumado/shared/connection';
import type {
  ConditionCreateRequest,
  ConditionUpdateRequest,
  MailedConditions,
  SavedCondition,
} from '../contract/saved-condition.ts';

const CUSTOMER = { isCustomerCall: true } as const;

/** Saved conditions of the customer, at most 20. */
export async function listSavedConditions(signal?: AbortSignal): Promise<SavedCondition[]> {
  return (await callApi<SavedCondition[]>('search/condition', {}, { ...CUSTOMER, signal })).result;
}

/**
 * Saves a condition of the customer and answers its id. ApiError 400 carries the text for the visitor: 21st
 * condition, or one that is saved already.
 */
export async function saveCondition(request: ConditionCreateRequest, signal?: AbortSignal): Promise<number> {
  const options = { ...CUSTOMER, signal };
  const { result } = await callApi<{ condition_id: number }>('search/condition/create', request, options);
  return result.condition_id;
}

/**
 * Renames a condition of the customer, sets how often its mails come, or says that its new matches were seen.
 * ApiError 404 for an unknown one.
 */
export async function updateCondition(request: ConditionUpdateRequest, signal?: AbortSignal): Promise<void> {
  await callApi<object>('search/condition/update', request, { ...CUSTOMER, signal });
}

/**
 * Stops the mails of saved conditions by the key of a mail (`?stop={key}`), without a login, and answers the conditions'
 * names. ApiError 404: the key is not one of ours, or its conditions are deleted.
 */
export async function stopConditionMails(stopKey: string, signal?: AbortSignal): Promise<string[]> {
  const body = { stop_key: stopKey };
  return (await callApi<{ names: string[] }>('search/condition/stop', body, { signal })).result.names;
}

/** The conditions that the key of a mail stands for. ApiError 404 as for stopping them. */
export async function findMailedConditions(stopKey: string, signal?: AbortSignal): Promise<MailedConditions> {
  return (await callApi<MailedConditions>('search/condition/mails', { stop_key: stopKey }, { signal }))
    .result;
}

/** Deletes conditions of the customer and answers how many there were. */
export async function deleteConditions(
  conditionIds: readonly number[],
  signal?: AbortSignal,
): Promise<number> {
  const body = { condition_id: conditionIds };
  const options = { ...CUSTOMER, signal };
  return (await callApi<{ deleted_count: number }>('search/condition/delete', body, options)).result
    .deleted_count;
}

/**
 * Undoes the deletion of a condition of the customer, within a day. ApiError 400 carries the text for the visitor: 21st
 * condition, or one that was saved again; 404 for one that was not deleted.
 */
export async function restoreCondition(conditionId: number, signal?: AbortSignal): Promise<void> {
  const body = { condition_id: conditionId };
  await callApi<object>('search/condition/restore', body, { ...CUSTOMER, signal });
}
