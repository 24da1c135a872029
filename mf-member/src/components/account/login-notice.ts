import { messages } from '@gakumado/shared/forms/messages';

/** Why a page leads to the login; its text stands above the form. Goes with the navigation, as `state.notice`. */
export const loginNotices = {
  passwordChanged: messages.passwordChanged,
  registered: `${messages.registered}ログインしてください。`,
} as const;

/** The state of a navigation to the login. */
export const loginState = (notice: keyof typeof loginNotices) => ({ notice });

/** The text for the state that the login page was opened with. */
export function readLoginNotice(state: unknown): string | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return Object.entries(loginNotices).find(([name]) => name === notice)?.[1];
}
