import { paths } from '@gakumado/shared/paths';

/** The values of the link in a mail about a forgotten password. */
export interface ResetLink {
  code: string;
  mail_address: string;
}

/** In the place of both once the page has read them; it has the form of a link, which the page's guard asks for. */
const OPENED = 'opened';

export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search);
  return { code: query.get('code') ?? '', mail_address: query.get('mail_address') ?? '' };
}

/** The page's address without what opens the account. */
export const openedLink = () => paths.newPassword({ code: OPENED, mail_address: OPENED });

/** Whether a page was loaded from such an address, as by a reload. */
export const isOpened = ({ code }: ResetLink) => code === OPENED;
