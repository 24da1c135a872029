import UserRound from 'lucide-react/icons/user-round';
import type { ShopDetail, Staff } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { EmptyState, isEmptyText, LinkButton, PartFailed, Picture } from '@gakumado/shared/ui';
import { Part } from './part.tsx';
import styles from './staff-tab.module.css';

interface StaffTabProps {
  shop: ShopDetail;
  /** Null when they could not be loaded. */
  staff: readonly Staff[] | null;
}

/** スタッフ: who answers in a shop. */
export function StaffTab({ shop, staff }: StaffTabProps) {
  return (
    <Part title="スタッフ">
      {staff === null && <PartFailed name="スタッフの紹介" />}
      {staff?.length === 0 && (
        <EmptyState title="スタッフの紹介は、まだありません">
          <p>ご相談は、お電話またはお問い合わせのフォームで承ります。</p>
        </EmptyState>
      )}
      {staff && staff.length > 0 && (
        <ul className={styles.staff}>
          {staff.map((person) => (
            <li key={person.staff_id}>
              <Person person={person} isSample={shop.is_sample} />
            </li>
          ))}
        </ul>
      )}
      {(shop.is_visit || shop.is_video) && (
        <p>
          <LinkButton to={paths.shop(shop, { tab: 'calendar' })} variant="secondary">
            相談できる日時を見る
          </LinkButton>
        </p>
      )}
    </Part>
  );
}

function Person({ person, isSample }: { person: Staff; isSample: boolean }) {
  const { name, kana, position, image_path, message, languages, hobby } = person;
  return (
    <article className={styles.person}>
      {isEmptyText(image_path) ? (
        <span className={styles.picture} aria-hidden>
          <UserRound size="3rem" />
        </span>
      ) : (
        <Picture
          path={image_path}
          alt={`${name}の${isSample ? '似顔絵' : '写真'}`}
          width={1}
          height={1}
          sizes="128px"
          maxWidth={480}
          className={styles.picture ?? ''}
        />
      )}
      <div className={styles.words}>
        <p className={styles.position}>{position}</p>
        <h3>{name}</h3>
        <p className={styles.kana}>{kana}</p>
      </div>
      {!isEmptyText(message) && <p className={styles.message}>{message}</p>}
      <dl className={styles.facts}>
        {languages.length > 0 && (
          <>
            <dt>話せる言葉</dt>
            <dd>{languages.join('、')}</dd>
          </>
        )}
        {!isEmptyText(hobby) && (
          <>
            <dt>趣味</dt>
            <dd>{hobby}</dd>
          </>
        )}
      </dl>
    </article>
  );
}
