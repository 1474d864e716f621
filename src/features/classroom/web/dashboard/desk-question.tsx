import { Form } from 'react-router';
import { desks, skipped } from '../../../../contract/desks.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';

/** Asks new learners once what they are working on. Each answer is a submit button, so one click is enough. */
export function DeskQuestion({ failure }: { failure: string | undefined }) {
  return (
    <Card as="section" className="mt-6" aria-labelledby="desk">
      <h2 id="desk" className="text-xl">
        What’s on your desk?
      </h2>
      <p className="mt-1 text-ink-2">We’ll recommend courses that help with it. Optional.</p>
      {failure && (
        <Notice tone="error" role="alert" className="mt-4">
          {failure}
        </Notice>
      )}
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="desk" />
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {Object.entries(desks).map(([name, { label }]) => (
            <Button
              key={name}
              type="submit"
              variant="secondary"
              name="answer"
              value={name}
              className="h-auto justify-start py-3 text-start whitespace-normal"
            >
              {label}
            </Button>
          ))}
        </div>
        <Button
          type="submit"
          variant="quiet"
          size="sm"
          name="answer"
          value={skipped}
          className="btn-flush mt-3"
        >
          Skip this question
        </Button>
      </Form>
    </Card>
  );
}
