import { useId } from 'react';
import type { FormField } from '../../../../lib/form/api-form.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { threadLimits } from '../../limits.ts';
import { SimilarQuestions } from './similar-questions.tsx';
import { useSimilar } from './use-similar.ts';

type Props = { courseId: string; field: (name: string) => FormField };

/** Title and text of a new question. Similar ones appear while its title is typed. */
export function AskFields({ courseId, field }: Props) {
  const id = useId();
  const similar = useSimilar(courseId);
  return (
    <>
      <TextField
        label="Your question in one sentence"
        required
        maxLength={threadLimits.titleMax}
        autoComplete="off"
        {...field('title')}
        onInput={(event) => similar.look(event.currentTarget.value)}
      />
      <SimilarQuestions id={id} courseId={courseId} threads={similar.found} />
      <TextArea
        label="Details"
        required
        rows={4}
        max={threadLimits.body}
        hint="What have you tried, and where are you stuck?"
        {...field('body')}
      />
    </>
  );
}
