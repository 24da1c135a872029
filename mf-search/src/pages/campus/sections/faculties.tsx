import type { Undergraduate } from '@gakumado/shared/contract';
import { CampusSection } from './campus-section.tsx';
import styles from './faculties.module.css';
import parts from './sections.module.css';

/** The faculties that are taught on the campus, with the years that study there. */
export function Faculties({ faculties, name }: { faculties: readonly Undergraduate[]; name: string }) {
  if (faculties.length === 0) return null;
  return (
    <CampusSection
      title="通う学部・学科"
      lead={`${name}で学ぶ学部です。学年によってキャンパスが変わる場合があります。`}
    >
      <ul className={styles.faculties}>
        {faculties.map(({ undergraduate_id, undergraduate_name, departments, grades_text }) => (
          <li key={undergraduate_id} className={styles.faculty}>
            <h3>
              {undergraduate_name}
              {grades_text && <small>{grades_text}</small>}
            </h3>
            {departments.length > 0 && <p>{departments.join('、')}</p>}
          </li>
        ))}
      </ul>
      <p className={parts.note}>
        {faculties.some((faculty) => faculty.is_approximate) &&
          '一部は一般に知られている情報をもとにしており、変更されている場合があります。'}
        最新の内容は、学校の案内でご確認ください。
      </p>
    </CampusSection>
  );
}
