import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { AccountCard } from './account-card.tsx';

type Props = {
  /** What has been done, in a sentence. */
  message: string;
  /** Where it goes on, by itself after `delay` milliseconds, or at once by the link. */
  next: string;
  label: string;
  delay: number;
};

/** Says that it worked, in the place of the form it was asked with, and leads on. */
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
