import { set } from 'react-hook-form';
import { findCustomer, nullOnError } from '@gakumado/shared/api';
import type { Customer } from '@gakumado/shared/contract';
import { readAccessToken } from '@gakumado/shared/cookies';
import type { FormValues } from './form-field.ts';

/** A member's own data, by the names of the items (contract, 4.1); null for guests and if it could not be loaded. */
export async function prefillFor(paths: readonly string[]): Promise<FormValues | null> {
  const customer = readAccessToken() ? await nullOnError(findCustomer()) : null;
  return customer && knownAt(paths, customer);
}

/** The values of a registration at the paths of items; those that it leaves open are missing. */
export function knownAt(paths: readonly string[], customer: Customer): FormValues {
  const known: FormValues = { ...customer, mail_address_confirm: customer.mail_address };
  const values: FormValues = {};
  for (const path of paths) {
    const value = known[path.split('.').at(-1) ?? path];
    if (value !== null && value !== undefined) set(values, path, value);
  }
  return values;
}
