import { Link } from 'react-router';

/** Links to the choice of how often questions are emailed. */
export function EmailsLink() {
  return (
    <p className="mt-6 text-sm text-ink-2">
      <Link to="/account/question-emails" className="link">
        Choose how often we email you about questions
      </Link>
    </p>
  );
}
