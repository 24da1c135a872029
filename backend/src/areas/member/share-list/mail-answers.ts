import { brand } from '@gakumado/shared/brand';
import { formatDate } from '@gakumado/shared/format';
import { paths } from '@gakumado/shared/paths';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { isMailTime } from '#background/mail/mail-hours.ts';
import { queueMail } from '#background/mail/queue-mail.ts';
import { writeMail } from '#background/mail/write-mail.ts';
import type { WrittenMail } from '#background/mail/write-mail.ts';
import type { Database } from '#data/db/database.ts';
import type { Config } from '#platform/config.ts';
import { toJst } from '#platform/http/jst.ts';

/** Lists of one transaction. */
const BATCH = 100;

interface DueList {
  customer_id: number;
  share_hash: Buffer;
  share_key: string;
  since: Date;
  expires_at: Date;
  mail_address: string;
  name_sei: string;
  name_mei: string;
}

interface Answer {
  name: string;
  by: string;
  verdict: string;
  comment: string;
}

/** Lists whose makers want mails, have got none today in Japan, and have not seen some answer. */
async function takeLists(trx: Transaction<Database>, now: Date): Promise<DueList[]> {
  const { rows } = await sql<DueList>`
    select customer_id, own.share_hash, share_key, greatest(seen_at, mailed_at) as since, expires_at,
      mail_address, name_sei, name_mei
    from customer_share_list own join share_list list using (share_hash) join customer using (customer_id)
    where is_mailed and closed_at is null and expires_at > ${now}
      and coalesce((mailed_at at time zone 'Asia/Tokyo')::date < (${now}::timestamptz at time zone 'Asia/Tokyo')::date, true)
      and exists (select from share_verdict answer where answer.share_hash = own.share_hash
        and answer.updated_at > greatest(seen_at, mailed_at) and answer.estate_id = any(list.estate_ids))
    order by own.share_hash limit ${BATCH} for update of own skip locked`.execute(trx);
  return rows;
}

async function findAnswers(trx: Transaction<Database>, { share_hash, since }: DueList): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select estate.name, by_name as by, verdict, comment
    from share_verdict join share_list list using (share_hash) join estate using (estate_id)
    where share_hash = ${share_hash} and share_verdict.updated_at > ${since} and estate_id = any(list.estate_ids)
    order by share_verdict.updated_at`.execute(trx);
  return rows;
}

/** Tells the maker of a family's list what the others answered. */
function answersMail(list: DueList, answers: readonly Answer[], origin: string): WrittenMail {
  const name = `${list.name_sei} ${list.name_mei}`.trim();
  return writeMail({
    title: `家族のリストに${answers.length}件の答えが届きました`,
    parts: [
      `${name === '' ? `${brand.name}会員` : name} 様`,
      '家族のリストに、新しい答えが届きました。',
      {
        items: answers.map((answer) => ({
          name: answer.name,
          details: [`${answer.by}：${answer.verdict}${answer.comment === '' ? '' : ` ${answer.comment}`}`],
        })),
      },
      { link: '家族のリストを開く', href: `${origin}${paths.sharedList(list.share_key)}` },
      `リストは${formatDate(toJst(list.expires_at))}までご覧いただけます。`,
    ],
    footer: [
      'このメールは、答えのお知らせを希望された方に、新しい答えがある日に1通お送りしています。家族のリストのページの「リストの管理」で止められます（ログインが必要です）。',
    ],
  });
}

async function mailBatch(
  { db, config }: { db: Kysely<Database>; config: Pick<Config, 'siteOrigin'> },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const lists = await takeLists(trx, now);
    for (const list of lists) {
      const answers = await findAnswers(trx, list);
      const mail = answersMail(list, answers, config.siteOrigin);
      await queueMail(trx, { to_address: list.mail_address, at_most_once: true, ...mail });
      await trx
        .updateTable('customer_share_list')
        .set({ mailed_at: now })
        .where('customer_id', '=', list.customer_id)
        .where('share_hash', '=', list.share_hash)
        .execute();
    }
    return lists.length;
  });
}

/** Mails the makers of family's lists about new answers: once a day at most, in the day of Japan. Any number of processes may run it. */
export async function mailAnswers(deps: Parameters<typeof mailBatch>[0], now: Date): Promise<void> {
  if (!isMailTime(now)) return;
  while ((await mailBatch(deps, now)) === BATCH);
}
