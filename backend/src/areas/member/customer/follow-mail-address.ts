import type { Deps } from '../../deps.ts';
import { queueMail } from '#background/mail/queue-mail.ts';
import { mailChangedMail } from './customer-mails.ts';
import { setMailAddress } from './customer-queries.ts';

/** Stores the mail address that the sign-in service has put in force, and notifies the former one. */
export async function followMailAddress(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  customerId: number,
  mailAddress: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const former = await setMailAddress(trx, customerId, mailAddress);
    if (former) await queueMail(trx, mailChangedMail(config.siteOrigin, former));
  });
}
