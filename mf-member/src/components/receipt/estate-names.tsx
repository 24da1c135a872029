import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { HomePrice } from '@gakumado/shared/ui';
import { numberedEstate } from '../../step-form/items/estate-cards.ts';
import type { EstateCards } from '../../step-form/items/estate-cards.ts';

interface EstateNamesProps extends Pick<EstateCards, 'cardOf'> {
  ids: readonly number[];
}

/** The estates that an inquiry is about, by their names, with what they cost. */
export function EstateNames({ ids, cardOf }: EstateNamesProps) {
  return (
    <ul>
      {ids.map((id) => {
        const card = cardOf(id);
        return (
          <li key={id}>
            <Link to={paths.estate(id)}>{card?.name ?? numberedEstate(id)}</Link>
            {card && <HomePrice home={card} />}
          </li>
        );
      })}
    </ul>
  );
}
