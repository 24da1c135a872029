import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { numberedEstate } from '../../step-form/items/estate-cards.ts';
import type { EstateCards } from '../../step-form/items/estate-cards.ts';

interface EstateNamesProps extends Pick<EstateCards, 'cardOf'> {
  ids: readonly number[];
}

/** The estates that an inquiry is about, by their names. */
export function EstateNames({ ids, cardOf }: EstateNamesProps) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <Link to={paths.estate(id)}>{cardOf(id)?.name ?? numberedEstate(id)}</Link>
        </li>
      ))}
    </ul>
  );
}
