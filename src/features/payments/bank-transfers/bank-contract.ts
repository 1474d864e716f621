import { z } from '@hono/zod-openapi';

/** An account that buyers may transfer money to. */
export const BankAccount = z
  .object({
    id: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    name: z.string(),
    sortCode: z.string().optional(),
    currency: z.string(),
  })
  .openapi('BankAccount');
export type BankAccount = z.infer<typeof BankAccount>;
export const BankAccounts = z.object({ accounts: z.array(BankAccount) });

/** The form of a receipt upload. The file is streamed: this is for the document only. */
export const BankConfirmationForm = z.object({
  orderId: z.string(),
  /** The id of the account that was paid into. */
  bank: z.string(),
  file: z.string().meta({ format: 'binary' }),
  /** The order’s amount, in dollars, if it was transferred although the same costs less now. */
  amount: z.number().optional(),
});
export const BankConfirmed = z.object({ success: z.literal(true), message: z.string(), orderId: z.string() });

/**
 * What has changed in the buyer’s favour since an order whose receipt is still awaited. `amount`: what the same costs now,
 * if that is less, with `coupon` if it still applies. `owned`: the courses of a bundle that they have got meanwhile.
 */
export const SinceOrdered = z
  .object({ amount: z.number().nullable(), coupon: z.string().nullable(), owned: z.array(z.string()) })
  .openapi('SinceOrdered');
export type SinceOrdered = z.infer<typeof SinceOrdered>;

/** The receipt of a bank transfer. `url` opens it for a few minutes, for its owner and administrators only. */
export const BankReceipt = z
  .object({
    url: z.string(),
    name: z.string(),
    isPicture: z.boolean(),
    bytes: z.number().int(),
    bankName: z.string(),
    accountNumber: z.string(),
    currency: z.string(),
    submittedAt: z.string(),
  })
  .openapi('BankReceipt');
export type BankReceipt = z.infer<typeof BankReceipt>;
