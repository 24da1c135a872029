import { useRef } from 'react';
import type { RefObject } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { useLayer } from '@gakumado/shared/ui';
import { FilterForm } from './filter-form.tsx';
import type { Results } from '../load-results.ts';
import type { SearchScope } from '../scope.ts';
import styles from './filter-form.module.css';

interface FilterDialogProps {
  scope: SearchScope;
  results: Results;
  /** The button that opened it: it has the focus again afterwards. */
  opener: RefObject<HTMLElement | null>;
  layer: ReturnType<typeof useLayer>;
}

/** 条件を絞り込む as a dialogue over the list (specification, 2.8); a whole screen on a phone. */
export function FilterDialog({ scope, results, opener, layer }: FilterDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root {...layer}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.popup}
          initialFocus={title}
          finalFocus={() => !layer.isLeft() && opener.current}
        >
          <FilterForm scope={scope} results={results}>
            <div className={styles.head}>
              <Dialog.Title className={styles.title} ref={title} tabIndex={-1}>
                条件を絞り込む
              </Dialog.Title>
              <Dialog.Close className={styles.close}>
                <X size="1.25rem" aria-hidden />
                閉じる
              </Dialog.Close>
            </div>
          </FilterForm>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
