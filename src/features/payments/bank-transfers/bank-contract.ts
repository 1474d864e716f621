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

/** The form of a receipt upload. The file is streamed: this is for the OpenAPI document only. */
export const BankConfirmationForm = z.object({
  orderId: z.string(),
  /** The id of the account that was paid into. */
  bank: z.string(),
  file: z.string().meta({ format: 'binary' }),
  /** The order’s amount, in dollars: sent by buyers who transferred it before the price fell. */
  amount: z.number().optional(),
});
export const BankConfirmed = z.object({ success: z.literal(true), message: z.string(), orderId: z.string() });

/**
 * What has changed in the buyer’s favour since they placed an order whose receipt has not arrived. `amount`: the price
 * now, if it is lower, with `coupon` if it still applies. `owned`: titles of the bundle’s courses that they now own.
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
