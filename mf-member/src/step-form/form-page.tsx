import type { ComponentType, ReactNode } from 'react';
import type { SitePage } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import type { Breadcrumb } from '@gakumado/shared/ui';
import { StepForm } from './step-form.tsx';
import type { StepFormSettings } from './use-step-form.ts';
import styles from './form-page.module.css';

interface FormPageProps<Receipt> {
  page: SitePage;
  /** Pages above it. */
  parents?: readonly Breadcrumb[];
  /** For search engines' and messengers' previews. */
  description: string;
  lead: ReactNode;
  settings: StepFormSettings<Receipt>;
  Finished: ComponentType<{ receipt: Receipt }>;
  sendLabel?: string;
}

/** A page that is a form in three steps. Search engines list none of them. */
export function FormPage<Receipt>({ page, parents, description, lead, ...form }: FormPageProps<Receipt>) {
  return (
    <Container width="text" className={styles.page}>
      <PageHead title={page.label} description={description} path={page.to} noindex />
      <Breadcrumbs items={[...(parents ?? []), { label: page.label }]} />
      <h1>{page.label}</h1>
      <div>{lead}</div>
      <StepForm {...form} />
    </Container>
  );
}
