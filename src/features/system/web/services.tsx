import { ApiForm } from '../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import type { ServiceFinding } from '../contract.ts';

type Props = { services: readonly ServiceFinding[] | undefined; failure: FormFailure | undefined };

/** Checks whether the configured services work, only on request, because it takes several seconds. */
export function Services({ services, failure }: Props) {
  return (
    <Card as="section" aria-labelledby="services">
      <h2 id="services" className="mb-2 text-xl">
        Services
      </h2>
      <ApiForm hiddenFields={{ intent: 'check' }} failure={failure}>
        {({ busy }) => (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="max-w-xl text-ink-2">
              Check whether the configured services, such as the mail server and the payment providers,
              respond and accept their keys.
            </p>
            <Button type="submit" variant="secondary" busy={busy}>
              Check services
            </Button>
          </div>
        )}
      </ApiForm>
      <div role="status">
        {services && services.length === 0 && <p className="mt-4">No external services are configured.</p>}
        {services && services.length > 0 && <Findings services={services} />}
      </div>
    </Card>
  );
}

const Findings = ({ services }: { services: readonly ServiceFinding[] }) => (
  <ul className="mt-4 divide-y divide-hairline">
    {services.map(({ part, isFine, sentence }) => (
      <li key={part} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
        <span className="inline-block w-28 font-semibold first-letter:uppercase">{part}</span>
        <Badge tone={isFine ? 'green' : 'red'}>{isFine ? 'Working' : 'Not working'}</Badge>
        <span className="min-w-0 flex-[1_1_16rem] wrap-anywhere">{sentence}</span>
      </li>
    ))}
  </ul>
);
