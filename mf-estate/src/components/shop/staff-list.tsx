import UserRound from 'lucide-react/icons/user-round';
import { Fold, Picture } from '@gakumado/shared/ui';
import type { Staff } from '@gakumado/shared/contract';
import styles from './staff-list.module.css';

/** As many as are read on a page about a home. */
const SHOWN = 3;

/**
 * The staff of the shop: name, position and a sentence of each. One sentence below marks the portraits of samples: a
 * mark on each would cover the face.
 */
export function StaffList({ staff, isSample }: { staff: readonly Staff[]; isSample: boolean }) {
  const shown = staff.slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <div data-screen-only>
      <Fold title="担当のスタッフ" gist={shown.map(({ name }) => name).join('、')}>
        <ul className={styles.staff}>
          {shown.map(({ staff_id, name, position, message, image_path, languages }) => (
            <li key={staff_id} className={styles.person}>
              {image_path ? (
                <Picture
                  path={image_path}
                  alt=""
                  width={1}
                  height={1}
                  sizes="64px"
                  maxWidth={240}
                  className={styles.picture}
                />
              ) : (
                <span className={styles.picture} aria-hidden>
                  <UserRound size="1.75rem" />
                </span>
              )}
              <span>
                <strong>{name}</strong>
                <span className={styles.more}>{[position, ...languages.slice(1)].join('／')}</span>
                <span className={styles.message}>{message}</span>
              </span>
            </li>
          ))}
        </ul>
        {isSample && shown.some(({ image_path }) => image_path) && (
          <p className={styles.note}>画像はイメージです。</p>
        )}
      </Fold>
    </div>
  );
}
