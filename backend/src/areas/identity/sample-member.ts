import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashPassword } from './passwords.ts';
import { toUsername } from './username.ts';

/** The member of the sample data, for trying the site out; written down in the README. */
export const SAMPLE_MEMBER = { mailAddress: 'hanako@example.com', password: 'gakumado2026' } as const;

/**
 * Ends the sessions of the sample member, whom the database may have from a time when the site was tried out, and replaces the
 * password, which everybody knows, by one that nobody does.
 */
export async function closeSampleMember(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with closed as (update identity_user set password_hash = $2 where username = $1 returning sub)
     delete from identity_session where sub in (select sub from closed)`,
    [toUsername(SAMPLE_MEMBER.mailAddress), await hashPassword(randomUUID())],
  );
}
