import { isEmptyText, SampleNote } from '@gakumado/shared/ui';
import styles from './description.module.css';

interface DescriptionProps {
  text: string | null;
  isSample: boolean;
}

/** The shop's words about the property, and a note on samples. */
export function Description({ text, isSample }: DescriptionProps) {
  return (
    <div className={styles.description}>
      {!isEmptyText(text) && <p>{text}</p>}
      {isSample && <SampleNote />}
    </div>
  );
}
