import { Form, Link, useNavigation } from 'react-router';
import { Button } from '../../../../../ui/actions/button.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { LocalTime } from '../../../../../ui/text/local-time.tsx';
import type { TriedCoupon } from '../../../../coupons/web/read-offer.ts';

/** The coupon in use with a way to remove it, or a field for one. Both reload the page at the path `checkout`. */
export function CouponForm({ checkout, tried }: { checkout: string; tried: TriedCoupon | null }) {
  const { state, location } = useNavigation();
  if (tried?.offer)
    return (
      <p role="status" className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span>
          Coupon <span className="font-mono font-semibold">{tried.code}</span> applied
          {tried.offer.endsAt && (
            <>
              {' '}
              (valid until <LocalTime iso={tried.offer.endsAt} />)
            </>
          )}
        </span>
        <Link className="link" to={checkout} replace preventScrollReset>
          Remove coupon
        </Link>
      </p>
    );
  return (
    <details open={tried !== null}>
      <summary className="link inline-flex min-h-6 cursor-pointer items-center">Have a coupon?</summary>
      <Form action={checkout} replace preventScrollReset className="mt-3 flex flex-wrap items-start gap-3">
        <div className="min-w-40 flex-1">
          <TextField
            label="Coupon code"
            name="coupon"
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={tried?.code}
            error={tried?.problem ?? undefined}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="mt-7"
          busy={state === 'loading' && location.pathname === checkout}
        >
          Apply coupon
        </Button>
      </Form>
    </details>
  );
}
