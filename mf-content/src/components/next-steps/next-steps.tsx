import { LinkButton } from '@gakumado/shared/ui';
import type { NextStep } from './form-links.ts';
import styles from './next-steps.module.css';

/** Actions to offer after a text; the first of them stands out. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <nav aria-labelledby="next-steps" className={styles.steps}>
      <h2 id="next-steps" className={styles.title}>
        次にできること
      </h2>
      {steps.map(({ label, to }, index) => (
        <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} isWide>
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
