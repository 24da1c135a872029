import { Notice } from '@gakumado/shared/ui';

/** The shops are samples, as the listings are: nobody is to set out for one. */
export function SampleShopsNote() {
  return <Notice>掲載中の店舗は動作確認用のサンプルです。実在の店舗・電話番号ではありません。</Notice>;
}
