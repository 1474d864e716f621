import type { ComponentProps } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { PageHeader } from '../../ui/navigation/page-header.tsx';
import { ApiForm } from '../form/api-form.tsx';
import { failureIn } from '../form/failures/form-failure.ts';
import { FailedPart } from '../page/failures/failed-part.tsx';
import type { Part } from '../page/part.ts';

type Props = {
  title: string;
  text: string;
  actionData: object | undefined;
  /** The current choice. */
  chosen: Part<string>;
} & Pick<ComponentProps<typeof RadioGroup>, 'label' | 'name' | 'options'>;

/** The page on which a user chooses whether, or how often, we email them about something. */
export function EmailChoice({ title, text, actionData, chosen, ...choice }: Props) {
  return (
    <>
      <PageHeader title={title} text={text} />
      <Card padding="lg" className="mt-6 max-w-2xl">
        <FailedPart part={chosen} />
        {chosen.error === null && (
          <ApiForm failure={failureIn(actionData)} className="grid gap-4">
            {({ busy }) => (
              <>
                <RadioGroup {...choice} defaultValue={chosen.data} />
                <div>
                  <Button type="submit" busy={busy}>
                    Save
                  </Button>
                </div>
              </>
            )}
          </ApiForm>
        )}
      </Card>
    </>
  );
}
