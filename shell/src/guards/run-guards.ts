import { redirect, replace } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { GuardName } from '@gakumado/shared/routing';
import { UnknownNameError } from '../base/remote-release.ts';
import { guards } from './guards.ts';

/**
 * Runs the named guards in order; the first one that sends the visitor elsewhere wins.
 * @param permission the right that the page asks for
 */
export async function runGuards(
  names: readonly GuardName[],
  args: LoaderFunctionArgs,
  permission?: string,
): Promise<void> {
  for (const name of names) {
    if (!Object.hasOwn(guards, name)) throw new UnknownNameError(`no guard is called ${name}`);
    const target = await guards[name](args, permission);
    if (target) throw isHere(target) || isHere(args.request.url) ? replace(target) : redirect(target);
  }
}

/**
 * Whether the address bar shows it. A redirect from there, or back to there, adds no entry to the history: Back would
 * lead into the same guard again.
 */
function isHere(address: string): boolean {
  if (typeof window === 'undefined') return false;
  const { origin, pathname, search } = new URL(address, window.location.origin);
  return (
    origin + pathname + search === window.location.origin + window.location.pathname + window.location.search
  );
}
