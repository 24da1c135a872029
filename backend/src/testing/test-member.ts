import type { TestApp } from './test-app.ts';
import { SAMPLE_MEMBER } from '../areas/identity/sample-member.ts';

export const sampleLogin = { mail_address: SAMPLE_MEMBER.mailAddress, password: SAMPLE_MEMBER.password };

/** The header of a fresh session of the sample member, for tests. */
export async function loginSampleMember(t: TestApp): Promise<{ authorization: string }> {
  const { body } = await t.call('customer/login', sampleLogin);
  return { authorization: `Bearer ${body.result.access_token}` };
}

/** Ids of published estates, for tests. */
export async function someEstateIds(t: TestApp, count: number): Promise<number[]> {
  const rows = await t.db
    .selectFrom('estate')
    .select('estate_id')
    .where('status', '=', 1)
    .orderBy('estate_id')
    .limit(count)
    .execute();
  expect(rows).toHaveLength(count);
  return rows.map((row) => row.estate_id);
}

export const entries = (ids: readonly number[], isDeleted?: 1) =>
  ids.map((estate_id) => (isDeleted ? { estate_id, is_deleted: isDeleted } : { estate_id }));
