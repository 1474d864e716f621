import { formatUsd } from '../../../../contract/money/money.ts';
import type { BankAccount } from '../../bank-transfers/bank-contract.ts';
import type { Receipt } from '../../contract.ts';

/** What happens once the receipt has arrived. */
export const afterReceipt = ({ gift }: Pick<Receipt, 'gift'>): string =>
  gift
    ? 'Once we’ve verified the transfer, usually within 24 hours, we’ll send your gift, or wait for the day you chose.'
    : 'Your enrollment will be processed within 24 hours after verification.';

const currencies = new Intl.DisplayNames('en-GB', { type: 'currency', fallback: 'none' });

/**
 * The names of an account's currencies, which operators write as codes, such as `GBP/USD`. Any other text is shown
 * unchanged.
 */
export const currencyNames = (codes: string): string => codes.split('/').map(currencyName).join(', ');

function currencyName(code: string): string {
  const name = /^[A-Z]{3}$/.test(code) ? currencies.of(code) : undefined;
  return name ? `${name} (${code})` : code;
}

export const bankCopy = {
  submitted: (order: Pick<Receipt, 'gift'>) => `Receipt submitted successfully! ${afterReceipt(order)}`,
  failed: (support: string) => `Submission failed. Please manually send your receipt to: ${support}`,
  missing: 'Please upload your payment receipt first',
};

/** Opens the buyer's email program with a message, without leaving the page. */
export function openEmailProgram(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** A `mailto:` link to support with the course, amount and chosen bank filled in, for sending the receipt. */
export function receiptEmailUrl(support: string, order: Receipt, account: BankAccount | undefined): string {
  const lines = [
    order.bundle ? `Bundle: ${order.bundle.title}` : `Course: ${order.course.title}`,
    `Amount: ${formatUsd(order.paymentInfo.amount)} (USD)`,
    `Bank: ${account ? `${account.bankName}, ${account.accountNumber} (${account.currency})` : 'not chosen'}`,
    `Order: ${order.number}`,
    '',
    'My payment receipt is attached.',
  ];
  const subject = encodeURIComponent(`Payment Proof for ${order.bundle?.title ?? order.course.title}`);
  return `mailto:${support}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
