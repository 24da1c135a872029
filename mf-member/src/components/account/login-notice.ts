import type { Location } from 'react-router-dom';
import { messages } from '@gakumado/shared/forms/messages';

/** Why a page leads to the login; its text stands above the form. Goes with the navigation, as `state.notice`; a server
 * leads there by an address with `?notice=`. */
export const loginNotices = {
  passwordChanged: messages.passwordChanged,
  registered: `${messages.registered}ログインしてください。`,
} as const;

type LoginNotice = keyof typeof loginNotices;

/** The state of a navigation to the login, or the query of its address. */
export const withNotice = (notice: LoginNotice) => ({ notice });

/** The text for the way that led to the login page. */
export function readLoginNotice({ state, search }: Location): string | undefined {
  const notice: unknown =
    typeof state === 'object' && state !== null && 'notice' in state
      ? state.notice
      : new URLSearchParams(search).get('notice');
  return Object.entries(loginNotices).find(([name]) => name === notice)?.[1];
}
