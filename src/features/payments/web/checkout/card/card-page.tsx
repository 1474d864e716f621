import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Card } from '../../../../../ui/display/card.tsx';
import { Steps, type StepsProps } from '../../../../../ui/navigation/steps.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { Spinner } from '../../../../../ui/states/spinner.tsx';
import { Assurances } from '../assurances.tsx';
import '../checkout.css';
import type { PayHereProps } from '../pay-here-props.ts';

const modules = import.meta.glob<{ default: ComponentType<PayHereProps> }>(
  '../../../providers/*/web/pay-here.tsx',
);
/** The form of each provider whose fields can be on this page, by its file. */
const forms = Object.fromEntries(Object.entries(modules).map(([file, load]) => [file, lazy(load)]));
const scriptAfterMs = 300;

type Props = Omit<PayHereProps, 'script' | 'onOutdated'> & {
  card: PayHereProps['script'] & { provider: string };
  steps: Pick<StepsProps, 'label' | 'steps'>;
  /** The item for sale. */
  summary: ReactNode;
  /** The checkout, to choose another way to pay. */
  checkout: string;
};

/**
 * The card fields of a provider. They are on a separate page, because only its security policy allows a provider's
 * scripts and frames. It is always loaded as a new document, because a browser keeps the policy of the document it has.
 */
export function CardPage({ card, steps, summary, checkout, ...payment }: Props) {
  const PayHere = forms[`../../../providers/${card.provider}/web/pay-here.tsx`];
  const isReady = useDelayed(scriptAfterMs);
  const { revalidate } = useRevalidator();
  const { coupon } = payment;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-5xl py-6 sm:py-8">
      <Steps {...steps} current={2} />
      <h1 className="mt-6 text-3xl">Pay by card</h1>
      <div className="checkout mt-4 sm:mt-6">
        {summary}
        <Card as="section" aria-labelledby="card" className="checkout-payment space-y-4">
          <h2 id="card" className="text-xl">
            Card details
          </h2>
          <noscript>
            <Notice tone="warning">
              Turn on JavaScript to enter your card details here, or choose another way to pay.
            </Notice>
          </noscript>
          {isReady && PayHere ? (
            <Suspense fallback={<Spinner label="Loading the card form" />}>
              <PayHere {...payment} onOutdated={() => void revalidate()} script={card} />
            </Suspense>
          ) : (
            <Spinner label="Loading the card form" />
          )}
          <p className="text-sm text-ink-2">
            <Link className="link" to={`${checkout}${coupon ? `?coupon=${coupon}` : ''}`} reloadDocument>
              Choose another way to pay
            </Link>
          </p>
        </Card>
        <Assurances className="space-y-3" />
      </div>
    </main>
  );
}

/** False at first, true shortly after hydration. */
function useDelayed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
