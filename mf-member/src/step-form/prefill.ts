import { set } from 'react-hook-form';
import { findCustomer, nullOnError } from '@gakumado/shared/api';
import { readAccessToken } from '@gakumado/shared/cookies';
import type { FormValues } from './form-field.ts';

/** What is known of a member, by the names of the items (contract, 4.1); null for guests and where it is not known. */
export async function prefillFor(paths: readonly string[]): Promise<FormValues | null> {
  const customer = readAccessToken() ? await nullOnError(findCustomer()) : null;
  if (!customer) return null;
  const known: FormValues = { ...customer, mail_address_confirm: customer.mail_address };
  const values: FormValues = {};
  for (const path of paths) {
    const value = known[path.split('.').at(-1) ?? path];
    if (value !== null && value !== undefined) set(values, path, value);
  }
  return values;
}
