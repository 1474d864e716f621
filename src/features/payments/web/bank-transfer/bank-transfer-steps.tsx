import { useEffect, useRef, useState } from 'react';
import { formatUsd } from '../../../../contract/money/money.ts';
import { focusQuietly } from '../../../../lib/page/focus-heading.ts';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import type { BankAccount, SinceOrdered } from '../../bank-transfers/bank-contract.ts';
import type { Receipt } from '../../contract.ts';
import { afterReceipt, currencyNames } from './bank-copy.ts';
import { ReceiptForm, receiptFormId, type TransferState } from './receipt-form.tsx';
import { SinceOrderedNotice, StartAgain } from './since-ordered.tsx';
import type { Transfer } from './transfer.ts';

/** Instructions in two sentences. */
export const transferIntro = (order: Receipt): string =>
  `Transfer the amount for “${order.bundle?.title ?? order.course.title}”, then upload your receipt. ${afterReceipt(order)}`;

type Props = {
  transfer: Transfer;
  inDialog?: boolean;
  onState: (state: TransferState) => void;
  /** Why the server refused the receipt, if the buyer has no scripts. */
  refusal?: string;
  /** Whether it refused because the price or the courses have changed since the order. */
  isChanged?: boolean;
};

/** A bank transfer in two steps: choose an account, upload the receipt. On its own page or in a dialog. */
export function BankTransferSteps({ transfer, inDialog = false, onState, refusal, isChanged }: Props) {
  const { order, accounts, supportEmail } = transfer;
  const heading = inDialog ? 'h3' : 'h2';
  const [chosen, choose] = useState(accounts[0]?.id);
  const [state, setState] = useState<TransferState>('open');
  const [refused, setRefused] = useState<{ order: Receipt; since: SinceOrdered } | null>(
    isChanged && order.sinceOrdered ? { order, since: order.sinceOrdered } : null,
  );
  const account = accounts.find(({ id }) => id === chosen);
  const locked = state !== 'open';
  // A refusal is about one order; starting again gives the buyer a new one.
  const isRefusal = refused?.order === order;
  const since = state === 'done' ? null : isRefusal ? refused.since : order.sinceOrdered;
  const notice = since && (
    <SinceOrderedNotice order={order} since={since} isRefusal={isRefusal} disabled={locked} />
  );
  return (
    <div className="space-y-6">
      {since && <StartAgain order={order} since={since} inDialog={inDialog} />}
      {!isRefusal && notice}
      <TransferCard
        order={order}
        accounts={accounts}
        account={account}
        choose={choose}
        locked={locked}
        heading={heading}
      />
      <ReceiptForm
        order={order}
        account={account}
        supportEmail={supportEmail}
        heading={heading}
        refusal={refusal}
        knowsChange={since !== null}
        change={isRefusal ? notice : null}
        onChanged={(found) => setRefused({ order, since: found })}
        onState={(next) => {
          setState(next);
          onState(next);
        }}
      />
    </div>
  );
}

type TransferProps = {
  order: Receipt;
  accounts: BankAccount[];
  account: BankAccount | undefined;
  choose: (id: string) => void;
  locked: boolean;
  heading: 'h2' | 'h3';
};

function TransferCard({ order, accounts, account, choose, locked, heading: Heading }: TransferProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(order._id);
  // After starting again, the buyer reads the new amount and reference; the button that they pressed is gone.
  useEffect(() => {
    if (first.current === order._id) return;
    first.current = order._id;
    title.current?.scrollIntoView();
    focusQuietly(title.current);
  }, [order._id]);
  return (
    <Card as="section" padding="none" aria-labelledby="transfer" className="overflow-hidden">
      <div className="card-lg">
        <Heading ref={title} id="transfer" className="scroll-mt-6 text-xl">
          1. Transfer the money
        </Heading>
        <div className="mt-4">
          <RadioGroup
            label="Which account will you pay into?"
            name="bank"
            form={receiptFormId}
            layout="cards"
            fieldClassName="sm:[&_.choices]:grid-cols-2"
            value={account?.id}
            onValueChange={choose}
            disabled={locked}
            options={accounts.map(({ id, currency, bankName }) => ({
              value: id,
              label: currencyNames(currency),
              hint: bankName,
            }))}
          />
        </div>
        {account && <AccountDetails order={order} account={account} />}
        {/* Without scripts, choosing another account would not show its details, so they are all shown. */}
        <noscript>
          {accounts
            .filter((other) => other !== account)
            .map((other) => (
              <AccountDetails key={other.id} order={order} account={other} />
            ))}
        </noscript>
      </div>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline bg-sunken card-lg py-4! font-display font-bold">
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
        This account takes {account.currency}. Paying in another currency? Send the equivalent of{' '}
        {formatUsd(order.paymentInfo.amount)} at today’s rate and include the reference.
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
