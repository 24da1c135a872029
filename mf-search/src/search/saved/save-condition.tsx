import { useId, useState } from 'react';
import type { ComponentType } from 'react';
import BellPlus from 'lucide-react/icons/bell-plus';
import { Button, Notice } from '@gakumado/shared/ui';
import type { ConditionToSave } from './condition-to-save.ts';
import styles from './save-condition.module.css';

const loadForm = () => import(/* webpackChunkName: "save-condition" */ './save-condition-form.tsx');

interface SaveConditionProps extends ConditionToSave {
  /** `accent` where saving is the one thing left to do, as at an empty end. */
  variant?: 'secondary' | 'accent';
}

/**
 * この条件を保存: a button under which the form opens. A member's condition is saved with the account, a guest's
 * on the device. The form comes when it is asked for.
 */
export function SaveCondition({ variant = 'secondary', ...toSave }: SaveConditionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Form, setForm] = useState<ComponentType<ConditionToSave> | null>(null);

  async function toggle() {
    setIsOpen(!isOpen);
    if (isOpen || Form) return;
    setHasFailed(false);
    try {
      const { SaveConditionForm } = await loadForm();
      setForm(() => SaveConditionForm);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className={styles.save}>
      <Button
        variant={variant}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => void toggle()}
      >
        <BellPlus size="1.125rem" aria-hidden />
        この条件を保存
      </Button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          {hasFailed && (
            <Notice tone="error" role="alert">
              読み込めませんでした。通信の状態をご確認のうえ、もう一度お試しください。
            </Notice>
          )}
          {/* Another condition is another form: messages about the last one do not apply to it. */}
          {Form && <Form key={toSave.path} {...toSave} />}
        </div>
      )}
    </div>
  );
}
