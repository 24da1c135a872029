import { useParams } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { UpcomingPage } from '@gakumado/shared/ui/upcoming';

/** The property page behind a link that staff hand over. In preparation: leads to the whole page of the estate. */
export function Component() {
  // One number before the key is the estate, whichever of the optional parts it fills.
  const { pref, estate_id = pref } = useParams();
  const estateAlternatives = /^\d+$/.test(estate_id ?? '')
    ? [
        {
          label: '物件の詳しい情報を見る',
          to: paths.estate(Number(estate_id)),
          note: 'ご案内した物件の費用、設備、空室の状況をご覧いただけます。',
        },
      ]
    : [];
  const text = {
    title: 'スタッフからのご案内物件',
    purpose: '店舗のスタッフがお渡ししたリンクから、ご案内の物件をまとめてご覧いただくページです。',
    alternatives: estateAlternatives,
  };
  return <UpcomingPage text={text} />;
}
