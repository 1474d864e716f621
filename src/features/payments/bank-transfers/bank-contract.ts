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
});
export const BankConfirmed = z.object({ success: z.literal(true), message: z.string(), orderId: z.string() });

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
