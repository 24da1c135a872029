import type { Shop } from '@gakumado/shared/contract';
import { Notice } from '@gakumado/shared/ui';

/** Where shops are samples: nobody is to set out for one. */
export function SampleShopsNote({ shops }: { shops: readonly Pick<Shop, 'is_sample'>[] }) {
  if (!shops.some(({ is_sample }) => is_sample)) return null;
  return (
    <Notice>
      掲載中の店舗は動作確認用のサンプルです。実在の店舗・電話番号ではありません。画像はイメージです。
    </Notice>
  );
}
