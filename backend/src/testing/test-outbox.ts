import type { TestApp } from './test-app.ts';

/** Mails that wait for an address, the latest first, for tests. */
export function mailsTo(t: TestApp, address: string) {
  return t.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body_text'])
    .where('to_address', '=', address)
    .orderBy('mail_id', 'desc')
    .execute();
}

/** The six digits of the latest mail to an address. */
export async function mailedCode(t: TestApp, address: string): Promise<string> {
  const [mail] = await mailsTo(t, address);
  return /確認コード：(\d{6})/.exec(mail?.body_text ?? '')?.[1] ?? '';
}

/** The query of the link in the latest mail to an address. */
export async function mailedQuery(t: TestApp, address: string): Promise<URLSearchParams> {
  const [mail] = await mailsTo(t, address);
  return new URL(/^https?:.+$/m.exec(mail?.body_text ?? '')?.[0] ?? '').searchParams;
}

/** Lets the next code be sent, as a minute would. */
export async function passAMinute(t: TestApp): Promise<void> {
  await t.db.deleteFrom('rate_limit').where('limit_key', 'like', 'code_sent:%').execute();
}
