import type { ReactNode } from 'react';
import type { SitePage } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import type { Breadcrumb } from '@gakumado/shared/ui';
import { StepForm, titleInStep } from './step-form.tsx';
import type { StepFormProps } from './step-form.tsx';
import type { Step } from './use-step.ts';
import styles from './form-page.module.css';

interface FormPageProps<Receipt> extends StepFormProps<Receipt> {
  page: SitePage;
  /** Pages above it. */
  parents?: readonly Breadcrumb[];
  /** For search engines' and messengers' previews. */
  description: string;
  /** The purpose of the form. 完了 does not show it. */
  lead: ReactNode;
  /** Whether search engines may list it; else they list no form. */
  isListed?: boolean;
  /** In the place of the form, where it can no longer be sent. */
  closed?: ReactNode;
}

/** A page that is a form in its steps. */
export function FormPage<Receipt>({
  page,
  parents,
  description,
  lead,
  isListed = false,
  closed,
  ...form
}: FormPageProps<Receipt>) {
  const head = (step: Step) => (
    <PageHead
      title={titleInStep(page.label, step)}
      description={description}
      path={page.to}
      noindex={!isListed}
    />
  );
  return (
    <Container width="text" className={styles.page}>
      <Breadcrumbs items={[...(parents ?? []), { label: page.label }]} />
      <h1>{page.label}</h1>
      {closed ? (
        <>
          {head('input')}
          <div>{lead}</div>
          {closed}
        </>
      ) : (
        <StepForm {...form} head={head} lead={lead} />
      )}
    </Container>
  );
}
