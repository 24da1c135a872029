import { selectFavoriteIds, useAppSelector } from '@gakumado/shared/store';
import { Accordion, Button, HomePrice, VisuallyHidden } from '@gakumado/shared/ui';
import { CONTACT_MAX, ESTATE_IDS_MAX } from '@gakumado/shared/vocabulary';
import { idsAt, textAt } from '../../step-form/form-field.ts';
import { useEstateCards } from '../../step-form/items/estate-cards.ts';
import { useItem, useValues } from '../../step-form/use-item.ts';
import { isVisit } from './is-visit.ts';
import styles from './same-visit.module.css';

const PATH = 'estate_ids';

/** Favourites of the same shop that can be seen on the same visit, each with a button that adds it. */
export function SameVisit() {
  const isAsked = useValues(isVisit);
  const ids = useValues((values) => idsAt(values, PATH));
  const shopId = useValues((values) => Number(textAt(values, 'shop_id')));
  const favoriteIds = useAppSelector(selectFavoriteIds).slice(0, ESTATE_IDS_MAX);
  const { cardOf } = useEstateCards(isAsked ? favoriteIds : []);
  const { form } = useItem(PATH);
  const homes = favoriteIds
    .filter((id) => !ids.includes(id))
    .map(cardOf)
    .filter((home) => home !== undefined)
    .filter(({ shop_id }) => shop_id === shopId);
  if (!isAsked || homes.length === 0 || ids.length >= CONTACT_MAX) return null;

  function add(id: number) {
    form.setValue(PATH, [...ids, id].map(String), { shouldDirty: true });
    // The pressed button is gone.
    document.getElementById(PATH)?.focus();
  }

  return (
    <Accordion title="同じ日に、お気に入りの物件も見学する">
      <ul className={styles.homes}>
        {homes.map((home) => (
          <li key={home.estate_id} className={styles.home}>
            <span>
              <strong>{home.name}</strong>
              <HomePrice home={home} look="card" />
            </span>
            <Button variant="secondary" size="small" onClick={() => add(home.estate_id)}>
              追加<VisuallyHidden>：{home.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
