import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { ApiForm } from '../form/api-form.tsx';
import { failureOr } from '../form/failures/failure-or.ts';
import { failureIn } from '../form/failures/form-failure.ts';
import { orConnectionLost } from '../form/failures/or-connection-lost.ts';

type Props = {
  actionData: object | undefined;
  question: string;
  /** The emails that will no longer be sent. */
  text?: string;
  button: string;
  /** Another choice, next to the button. */
  alternative?: ReactNode;
  /** The heading afterwards. */
  done: string;
  /** The text after the API’s message: how to turn the emails on again. */
  afterwards: ReactNode;
};

const failed = 'We couldn’t save your choice.';

/** What the page's action returns: the API’s message, or why the request failed. */
export async function stopResult(stopping: Promise<{ message: string }>) {
  try {
    const { message } = await stopping;
    return { message };
  } catch (error) {
    return failureOr(failed, new FormData(), error);
  }
}

/** What the page's `clientAction` returns. */
export const orUnreachable = <T,>(sent: Promise<T>) => orConnectionLost(sent, failed);

/**
 * The page that the link in an email leads to. It needs no sign-in, but asks before it stops the emails, because some
 * programs open links only to check them.
 */
export function StopEmails(props: Props) {
  const { actionData, question, text, button, alternative, done, afterwards } = props;
  const message = actionData && 'message' in actionData ? String(actionData.message) : undefined;
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-12 sm:py-20">
      <Card padding="lg" className="w-full max-w-xl">
        <h1 className="text-3xl">{message === undefined ? question : done}</h1>
        {message === undefined ? (
          <>
            {text && <p className="mt-4">{text}</p>}
            <ApiForm failure={failureIn(actionData)} className="mt-6 flex flex-wrap gap-3">
              {({ busy }) => (
                <>
                  <Button type="submit" busy={busy}>
                    {button}
                  </Button>
                  {alternative}
                </>
              )}
            </ApiForm>
          </>
        ) : (
          <p role="status" className="mt-4">
            {message} {afterwards}
          </p>
        )}
      </Card>
    </main>
  );
}
