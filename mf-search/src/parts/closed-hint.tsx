import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Notice } from '@gakumado/shared/ui';

interface ClosedHintProps {
  prefecture: { prefecture_id: number; name_kana: string };
}

/** Replaces the number in a form when the chosen prefecture is not open. The room order begins with that prefecture. */
export function ClosedHint({ prefecture: { prefecture_id, name_kana } }: ClosedHintProps) {
  return (
    <Notice role="status" title={`${name_kana}は、物件の掲載を準備しています`}>
      <Link to={paths.roomOrder(prefecture_id)}>お部屋探しを依頼</Link>
      していただくと、スタッフがご希望に合うお部屋をお探しします。
    </Notice>
  );
}
