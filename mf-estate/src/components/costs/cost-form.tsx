import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@gakumado/shared/ui';

interface CostFormProps {
  /** The fields of the form. All others of the address are carried along. */
  names: readonly string[];
  /** The label of its button, which is shown without scripts. */
  submit: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Fields that write the address of the page. Scripts do so at each change; without them a button does. */
export function CostForm({ names, submit, className, children }: CostFormProps) {
  const [query] = useSearchParams();
  return (
    <form action="#costs" className={className} onSubmit={(event) => event.preventDefault()}>
      {children}
      {[...query]
        .filter(([name]) => !names.includes(name))
        .map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" {...{ name, value }} />
        ))}
      <noscript>
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </noscript>
    </form>
  );
}
