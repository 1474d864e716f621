import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Form, Link, redirect, useNavigation } from 'react-router';
import { ApiFailure, read } from '../../contract/client.ts';
import type { PaymentMethod } from '../../contract/constants.ts';
import { formatUsd } from '../../contract/money.ts';
import { Price } from '../../features/catalogue/components/price.tsx';
import { Thumbnail } from '../../features/catalogue/components/thumbnail.tsx';
import type { CourseDetail } from '../../features/catalogue/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Steps } from '../../ui/steps.tsx';
import { redirectWithToast } from '../flash.ts';
import { failureOf, text } from '../form-failure.ts';
import { guardRole } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/checkout';

export const meta: Route.MetaFunction = () => [
  { title: 'Checkout · Milepost' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { api } = scopeOf(args);
  const { courseId } = args.params;
  const [{ course, viewer }, { methods }] = await Promise.all([
    read(api.courses[':id'].$get({ param: { id: courseId } })).catch(toCoursePage(courseId)),
    read(api.payment.methods.$get()),
  ]);
  if (viewer.enrolled) throw redirect(`/dashboard/courses/${course._id}`);
  const amount = course.discountPrice ?? course.price;
  if (viewer.paymentPending || amount === 0) throw redirect(`/courses/${course.slug}`);
  return { course, methods, amount };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const { courseId } = args.params;
  const form = await args.request.formData();
  const json = {
    courseId,
    paymentMethod: text(form, 'method') as PaymentMethod,
    amount: Number(text(form, 'amount')),
  };
  try {
    const placed = await read(scopeOf(args).api.payment['create-order'].$post({ json }));
    if (placed.url) return redirect(placed.url, 303);
    if (placed.orderId) return redirect(`/payment/bank/${placed.orderId}`, 303);
    return redirectWithToast(`/dashboard/courses/${courseId}`, placed.message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.failure.code === 'payment.already_enrolled') return redirect(`/dashboard/courses/${courseId}`);
    if (error.failure.code === 'payment.pending') return redirect(`/courses/${courseId}`);
    return failureOf(form, error);
  }
}

/** The course's own page says what is wrong with it. */
const toCoursePage = (courseId: string) => (error: unknown) => {
  throw error instanceof ApiFailure && error.status === 404 ? redirect(`/courses/${courseId}`) : error;
};

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { course, methods, amount } = loaderData;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-4xl py-8 sm:py-12">
      <Steps
        label="Buying a course"
        current={1}
        steps={[
          { label: 'Course', to: `/courses/${course.slug}` },
          { label: 'Checkout' },
          { label: 'Payment' },
          { label: 'Start learning' },
        ]}
      />
      <h1 className="mt-8 text-3xl">Checkout</h1>
      <div className="mt-6 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_20rem]">
        <OrderSummary course={course} amount={amount} />
        <Card as="section" aria-labelledby="pay" className="space-y-4">
          <h2 id="pay" className="text-xl">
            How to pay
          </h2>
          {failure && (
            <Notice tone="error" role="alert">
              {failure.message}
            </Notice>
          )}
          {methods.includes('stripe') && <PayByCard amount={amount} />}
          {methods.includes('bank') && <PayByBank amount={amount} />}
          {methods.length === 0 && (
            <Notice tone="warning">Payments are not available at the moment. Please come back later.</Notice>
          )}
          <p className="text-sm text-ink-2">
            <Link className="link" to={`/courses/${course.slug}`}>
              Back to the course
            </Link>
          </p>
        </Card>
      </div>
    </main>
  );
}

function OrderSummary({ course, amount }: { course: CourseDetail; amount: number }) {
  return (
    <Card as="section" padding="none" aria-labelledby="summary" className="overflow-hidden">
      <h2 id="summary" className="sr-only">
        Your order
      </h2>
      <div className="flex flex-col gap-4 p-6 sm:flex-row">
        <Thumbnail
          url={course.thumbnail?.url}
          eager
          className="rounded-control sm:w-44 sm:shrink-0 sm:self-start"
        />
        <div className="min-w-0">
          <h3 className="text-lg">{course.title}</h3>
          <p className="mt-1 text-ink-2">by {course.instructor.name}</p>
          <div className="mt-3">
            <Price price={course.price} discountPrice={course.discountPrice} showSaving />
          </div>
        </div>
      </div>
      <dl className="flex items-baseline justify-between border-t border-hairline bg-sunken px-6 py-4 font-display font-bold">
        <dt className="text-lg">Total</dt>
        <dd className="text-2xl">{formatUsd(amount)}</dd>
      </dl>
    </Card>
  );
}

function PayByCard({ amount }: { amount: number }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="space-y-4">
      <input type="hidden" name="amount" value={amount} />
      <Button
        type="submit"
        name="method"
        value="stripe"
        size="lg"
        className="w-full"
        busy={busy}
        icon={<CreditCard aria-hidden="true" />}
      >
        Pay by card
      </Button>
      <p className="flex gap-2 text-sm text-ink-2">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        You pay {formatUsd(amount)}, once, on Stripe’s secure page. We never see your card.
      </p>
    </Form>
  );
}

function PayByBank({ amount }: { amount: number }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="space-y-4 border-t border-hairline pt-4">
      <input type="hidden" name="amount" value={amount} />
      <Button
        type="submit"
        name="method"
        value="bank"
        variant="secondary"
        size="lg"
        className="w-full"
        busy={busy}
        icon={<Landmark aria-hidden="true" />}
      >
        Pay by bank transfer
      </Button>
      <p className="text-sm text-ink-2">
        You transfer {formatUsd(amount)} and upload your receipt. Access follows once we have confirmed it.
      </p>
    </Form>
  );
}
