/** An area that the credits of one group are split into. The minimum is in hundredths of the scheme's unit. */
export type CreditArea = { key: string; name: string; minimum: number };

/** A kind of activity in a renewal scheme. Amounts are in hundredths of the scheme's unit. */
export type CreditGroup = {
  key: string;
  name: string;
  /** The group it belongs to, whose maximum also limits it. */
  within: string | null;
  minimum: number;
  maximum: number | null;
  /** Whether its credits are split into the scheme's areas. */
  hasAreas: boolean;
};
