import { useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { read } from '../../contract/client.ts';
import { formatUsd } from '../../contract/money.ts';
import type { BankAccount, Receipt } from '../../features/payments/schemas.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Steps } from '../../ui/steps.tsx';
import { guardRole } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/bank';
import { ownOrder } from './own-order.ts';
import { ReceiptForm } from './receipt-form.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Bank transfer · Milepost' },
  { name: 'robots', content: 'noindex' },
];

/** Where a bank transfer is made: only while its order waits for the receipt. */
export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { api, supportEmail } = scopeOf(args);
  const order = await ownOrder(args, args.params.orderId);
  if (!order) throw data(null, { status: 404 });
  const { paymentMethod, paymentStatus } = order.paymentInfo;
  if (order.inFlight) throw redirect(`/payment/pending?orderId=${order._id}`);
  if (paymentMethod !== 'bank' || paymentStatus !== 'pending')
    throw redirect(`/payment/${order._id}?method=${paymentMethod}`);
  const { accounts } = await read(api.payment['bank-accounts'].$get());
  return { order, accounts, supportEmail };
}

export default function BankTransfer({ loaderData }: Route.ComponentProps) {
  const { order, accounts, supportEmail } = loaderData;
  const [chosen, choose] = useState(accounts[0]?.id);
  const [locked, setLocked] = useState(false);
  const account = accounts.find(({ id }) => id === chosen);
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-8 sm:py-12">
      <Steps
        label="Buying a course"
        current={locked ? 3 : 2}
        steps={[
          { label: 'Course', to: `/courses/${order.course.slug}` },
          { label: 'Checkout', to: locked ? undefined : `/checkout/${order.course._id}` },
          { label: 'Bank transfer' },
          { label: 'Start learning' },
        ]}
      />
      <h1 className="mt-8 text-3xl">Bank transfer</h1>
      <p className="mt-2 text-lg text-ink-2">
        Transfer the amount for “{order.course.title}”, then upload your receipt. Your enrollment is processed
        within 24 hours after verification.
      </p>
      <div className="mt-6 space-y-6">
        <TransferCard order={order} accounts={accounts} account={account} choose={choose} locked={locked} />
        <ReceiptForm
          order={order}
          account={account}
          supportEmail={supportEmail}
          onBusy={(busy) => setLocked(busy)}
        />
        <p className="text-sm text-ink-2">
          {locked ? (
            <Link className="link" to="/dashboard">
              Go to Dashboard
            </Link>
          ) : (
            <Link className="link" to={`/checkout/${order.course._id}`}>
              Pay in another way
            </Link>
          )}
        </p>
      </div>
    </main>
  );
}

type TransferProps = {
  order: Receipt;
  accounts: BankAccount[];
  account: BankAccount | undefined;
  choose: (id: string) => void;
  locked: boolean;
};

function TransferCard({ order, accounts, account, choose, locked }: TransferProps) {
  return (
    <Card as="section" padding="none" aria-labelledby="transfer" className="overflow-hidden">
      <div className="p-6">
        <h2 id="transfer" className="text-xl">
          1. Transfer the money
        </h2>
        <div className="mt-4">
          <RadioGroup
            label="Which account do you pay into?"
            name="bank"
            layout="cards"
            value={account?.id}
            onValueChange={choose}
            disabled={locked}
            options={accounts.map(({ id, currency, bankName }) => ({
              value: id,
              label: currency,
              hint: bankName,
            }))}
          />
        </div>
        {account && <AccountDetails order={order} account={account} />}
      </div>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline bg-sunken px-6 py-4 font-display font-bold">
        <dt className="text-lg">Amount due (USD)</dt>
        <dd className="flex items-center gap-2 text-2xl">
          {formatUsd(order.paymentInfo.amount)}
          <CopyButton
            value={order.paymentInfo.amount.toFixed(2)}
            label="Copy amount"
            className="font-sans text-base font-normal"
          />
        </dd>
      </dl>
    </Card>
  );
}

function AccountDetails({ order, account }: { order: Receipt; account: BankAccount }) {
  return (
    <>
      <dl className="mt-6 divide-y divide-hairline border-y border-hairline">
        <Detail name="Bank" value={account.bankName} />
        <Detail name="Account name" value={account.name} />
        <Detail name="Account number" value={account.accountNumber} code />
        {account.sortCode && <Detail name="Sort code" value={account.sortCode} code />}
        <Detail name="Reference" value={order.number} code />
      </dl>
      <p className="mt-4 text-sm text-ink-2">
        This account takes {account.currency}. In another currency than US dollars, transfer what amounts to{' '}
        {formatUsd(order.paymentInfo.amount)} today; the reference helps us to find your transfer.
      </p>
    </>
  );
}

function Detail({ name, value, code }: { name: string; value: string; code?: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 py-2">
      <dt className="w-full text-sm text-ink-2 sm:w-36 sm:text-base">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-2">
        <span className={code ? 'font-mono break-all' : 'font-semibold'}>{value}</span>
        <CopyButton
          value={value}
          label={`Copy ${name.toLowerCase()}`}
          className="flex shrink-0 items-center"
        />
      </dd>
    </div>
  );
}
