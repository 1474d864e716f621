import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { AccountCard } from './account-card.tsx';

type Props = {
  /** The confirmation, in a sentence. */
  message: string;
  /** The next page: opened automatically after `delay` milliseconds, or immediately with the link. */
  next: string;
  label: string;
  delay: number;
};

/** Replaces a submitted form with a confirmation and a link onward. */
export function ThankYou({ message, next, label, delay }: Props) {
  const navigate = useNavigate();
  useEffect(focusHeading, []);
  useEffect(() => {
    toast.success(message);
    const timer = setTimeout(() => navigate(next), delay);
    return () => clearTimeout(timer);
  }, [message, next, delay, navigate]);
  return (
    <AccountCard title="Thank you">
      <noscript>
        <Notice tone="success" className="mb-6">
          {message}
        </Notice>
      </noscript>
      <LinkButton to={next} size="lg" className="w-full">
        {label}
      </LinkButton>
    </AccountCard>
  );
}
