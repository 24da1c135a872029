import { todayInJapan } from '@gakumado/shared/forms';
import { simpleviewRequest, simpleviewSchema, singleAnswer } from '@gakumado/shared/contract';
import type { ErrorCode, Shop, Simpleview, SimpleviewRequest } from '@gakumado/shared/contract';
import { formatDate } from '@gakumado/shared/format';
import { mainFreeDial } from '@gakumado/shared/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findEstateDetail } from '../estate-detail/estate-detail-queries.ts';
import { shopColumns } from '../../shops/shop/shop-queries.ts';
import { readSimpleviewKey } from './simpleview-key.ts';

const refused = (code: ErrorCode, message: string) =>
  new ApiFault(404, [{ field: 'random_key', code, message }]);

const unknown = () =>
  refused(
    'not_found',
    `リンクが途中で切れているか、正しくありません。店舗からお送りしたリンクをもう一度お確かめください。ご不明な点は、お電話でお尋ねください（${mainFreeDial.tel}）。`,
  );

const expired = (expiresOn: string, { shop_name, tel }: Shop) =>
  refused(
    'expired',
    `ご案内の期間は${formatDate(expiresOn)}までです。続けてご覧になりたい方は、${shop_name}（${tel ?? mainFreeDial.tel}）へお問い合わせください。`,
  );

/** estate/simpleview/detail: the page that staff hand over by a link. */
export function simpleviewRoutes(app: FastifyInstance, deps: Deps): void {
  async function findSimpleview({ random_key, pref_id, estate_id }: SimpleviewRequest): Promise<Simpleview> {
    const link = await readSimpleviewKey(deps.db, random_key);
    if (!link || (estate_id ?? link.estate_id) !== link.estate_id) throw unknown();
    const [shop, estate] = await Promise.all([
      deps.db.selectFrom('shop').select(shopColumns).where('shop_id', '=', link.shop_id).executeTakeFirst(),
      findEstateDetail(deps, link.estate_id),
    ]);
    if (!shop || !estate || (pref_id ?? estate.pref_id) !== estate.pref_id) throw unknown();
    if (link.expires_on < todayInJapan()) throw expired(link.expires_on, shop);
    return { estate, shop, expires_on: link.expires_on };
  }

  typed(app).post(
    `${API_PREFIX}/estate/simpleview/detail`,
    {
      schema: {
        tags: ['estate'],
        description: 'An unknown, altered or expired key is a 404 whose message has a telephone number.',
        body: simpleviewRequest,
        response: { 200: singleAnswer(simpleviewSchema) },
      },
    },
    async ({ body }) => ({ status: 200 as const, result: await findSimpleview(body) }),
  );
}
