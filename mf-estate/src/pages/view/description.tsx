import { isEmptyText, SampleNote } from '@gakumado/shared/ui';
import styles from './description.module.css';

interface DescriptionProps {
  text: string | null;
  isSample: boolean;
}

/** What the shop says about the property, and that it is a sample. */
export function Description({ text, isSample }: DescriptionProps) {
  return (
    <div className={styles.description}>
      {!isEmptyText(text) && <p>{text}</p>}
      {isSample && <SampleNote />}
    </div>
  );
}
