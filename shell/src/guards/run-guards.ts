import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { GuardName } from '@gakumado/shared/routing';
import { guards } from './guards.ts';

/** Runs the named guards in order; the first one that sends the visitor elsewhere wins. */
export async function runGuards(names: readonly GuardName[], args: LoaderFunctionArgs): Promise<void> {
  for (const name of names) {
    const target = await guards[name](args);
    if (target) throw redirect(target);
  }
}
