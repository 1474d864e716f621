import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Statuses that mean that someone else has changed or deleted the record first. */
const overtaken = [404, 409];

/**
 * A page's `shouldRevalidate`: after a refusal because someone else was first, the page reloads its data. React Router
 * by default keeps the old data after every refusal.
 */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean =>
  defaultShouldRevalidate || overtaken.includes(actionStatus ?? 200);
