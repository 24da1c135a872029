import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Notice } from '@gakumado/shared/ui';

/** Replaces the number in a form when the chosen prefecture is not open. */
export function ClosedHint({ name }: { name: string }) {
  return (
    <Notice role="status" title={`${name}は、物件の掲載を準備しています`}>
      <Link to={paths.roomOrder()}>お部屋探しを依頼</Link>
      していただくと、スタッフがご希望に合うお部屋をお探しします。
    </Notice>
  );
}
