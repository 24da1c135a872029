import type pg from 'pg';
import { hashPassword } from '@gakumado/backend/src/areas/identity/passwords.ts';
import { SAMPLE_MEMBER } from '@gakumado/backend/src/areas/identity/sample-member.ts';
import { toUsername } from '@gakumado/backend/src/areas/identity/username.ts';

/** Adds the sample member once. The password is hashed only when the member is missing. */
export async function loadSampleMember(client: pg.ClientBase): Promise<void> {
  const { mailAddress, password } = SAMPLE_MEMBER;
  const username = toUsername(mailAddress);
  const found = await client.query('select 1 from identity_user where username = $1', [username]);
  if (found.rowCount === 1) return;
  await client.query(
    `with person as (
       insert into identity_user (username, mail_address, password_hash, is_confirmed)
       values ($1, $2, $3, true)
       on conflict (username) do nothing
       returning sub
     )
     insert into customer (sub, mail_address, name_sei, name_mei, kana_sei, kana_mei, grade_id)
     select sub, $2, '見本', '花子', 'ミホン', 'ハナコ', 3 from person
     on conflict (sub) do nothing`,
    [username, mailAddress, await hashPassword(password)],
  );
}
