import { useLocation } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { StayConditions } from '@gakumado/shared/ui';

/** 費用の条件 of a list of cards, kept in the address of its page. */
export function StayOfList({ estate }: { estate: Estate }) {
  const { pathname, search } = useLocation();
  return (
    <StayConditions
      stay_months={estate.stay_months}
      with_meals={estate.with_meals}
      hrefOf={({ stay_months, with_meals }) => {
        const query = new URLSearchParams(search);
        if (stay_months !== undefined) query.set('stay_months', String(stay_months));
        if (with_meals !== undefined) query.set('with_meals', with_meals ? '1' : '0');
        return `${pathname}?${query}`;
      }}
    />
  );
}
