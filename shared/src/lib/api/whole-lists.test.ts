import { answerCalls } from '@gakumado/shared/testing';
import type { ReceivedCall } from '../../testing/answer-calls.ts';
import { listDocuments, listShops } from './index.ts';

const all = Array.from({ length: 101 }, (_, index) => ({ number: index }));

/** A page of them, as the server gives it. */
function pageOf({ params }: ReceivedCall) {
  const [page, limit] = [Number(params['page'] ?? 1), Number(params['limit'] ?? 20)];
  return {
    status: 200,
    result: all.slice((page - 1) * limit, page * limit),
    total_count: all.length,
    page,
    limit,
  };
}

test('lists that a page shows as a whole go on where one answer ends', async () => {
  answerCalls({ 'shop/list': pageOf, 'document/publish/list': pageOf });
  expect(await listShops()).toEqual(all);
  expect(await listDocuments()).toEqual(all);
});
