import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { sitePages } from '@gakumado/shared/site-pages';

/** The words of renting that a search asks for; each leads to its meaning in the glossary. */
export function TermLinks({ names }: { names: readonly RentTermName[] }) {
  if (names.length === 0) return null;
  return (
    <nav aria-label={sitePages.glossary.label}>
      {names.map((name) => (
        <p key={name}>
          <Link to={paths.rentTerm(name)}>「{name}」の意味を用語集で見る</Link>
        </p>
      ))}
    </nav>
  );
}
