import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What is answered when someone else changed or deleted it first. */
const overtaken = [404, 409];

/**
 * A page's `shouldRevalidate`: after a refusal because someone else was first, the page shows the present state. React
 * Router on its own would keep the old one after every refusal.
 */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean =>
  defaultShouldRevalidate || overtaken.includes(actionStatus ?? 200);
