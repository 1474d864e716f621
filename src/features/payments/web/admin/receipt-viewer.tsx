import FileText from 'lucide-react/icons/file-text';
import { formatUsd } from '../../../../contract/money/money.ts';
import { fileSize } from '../../../../contract/text/file-size.ts';
import { downloadIfThere } from '../../../../ui/actions/check-download.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { BankReceipt } from '../../bank-transfers/bank-contract.ts';

/** The buyer's receipt: an image is shown, a PDF is offered for download. */
export function ReceiptViewer({ receipt, amount }: { receipt: BankReceipt; amount: number }) {
  const { url, name, isPicture, bankName, accountNumber, currency, submittedAt } = receipt;
  return (
    <Card as="section" aria-labelledby="receipt">
      <h2 id="receipt" className="text-xl">
        Bank receipt
      </h2>
      <p className="mt-2">
        Claims <strong>{formatUsd(amount)}</strong> was sent to {bankName}, account{' '}
        <span className="font-mono">{accountNumber}</span> ({currency}). Uploaded{' '}
        <LocalTime format="time" iso={submittedAt} />.
      </p>
      {isPicture ? (
        <a href={url} target="_blank" rel="noreferrer" className="mt-4 block">
          <img
            src={url}
            alt={`The receipt, ${name}. Opens full size.`}
            className="max-h-128 rounded-control border border-hairline bg-sunken"
          />
        </a>
      ) : (
        <a
          href={url}
          className="btn btn-secondary mt-4 max-w-full"
          download
          onClick={(event) => void downloadIfThere(event)}
        >
          <FileText aria-hidden="true" />
          <span className="truncate">
            Download {name} ({fileSize(receipt.bytes)})
          </span>
        </a>
      )}
    </Card>
  );
}
