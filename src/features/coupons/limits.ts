/** The limits of coupons, shared by forms and the API. */
export const couponLimits = {
  codeMin: 4,
  codeMax: 32,
  note: 200,
  /** Active coupons of an instructor for one course; codes made together count as one. */
  activePerCourse: 10,
  /** The most single-use codes that can be made together. */
  atOnce: 500,
  maxUses: 1_000_000,
  /** Purchases of one person that may hold a use of a coupon while they are unpaid. */
  unpaidPerPerson: 5,
  maxDollars: 10_000,
} as const;
