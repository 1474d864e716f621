import {
  asNumber,
  chosenFrom,
  type NamedField,
  ticked,
} from '../../../../../lib/form/conflicts/saved-instead.ts';
import type { QuestionKind } from '../../../rules/limits.ts';
import { optionRows, secondIn } from './question-values.ts';

type Fields = Record<string, NamedField>;
type Lectures = readonly { value: string; label: string }[];

/** The fields that are compared after someone else has changed a question of this kind. */
export const comparedFields = (kind: QuestionKind, lectures: Lectures): Fields => ({
  stem: { label: 'Question' },
  ...answerFields(kind),
  explanation: { label: 'Explanation' },
  domain: { label: 'Domain' },
  topic: { label: 'Topic' },
  difficulty: { label: 'Difficulty' },
  points: { label: 'Points', read: asNumber },
  lectureId: { label: 'Lecture that explains it', show: chosenFrom(lectures) },
  second: { label: 'Time in the lecture', read: (typed) => String(secondIn(typed, true)) },
});

function answerFields(kind: QuestionKind): Fields {
  if (kind === 'number')
    return {
      value: { label: 'Correct number', read: asNumber },
      tolerance: { label: 'Tolerance', read: asNumber },
    };
  if (kind === 'text') return { accepted: { label: 'Accepted answers' } };
  const fields = optionRows.flatMap((index): [string, NamedField][] => {
    const name = `Option ${index + 1}`;
    return [
      [`option-${index}`, { label: name }],
      ...field(kind === 'match', `match-${index}`, { label: `${name} belongs to` }),
      ...field(kind === 'many', `correct-${index}`, { label: `${name} is correct`, show: ticked }),
      [`why-${index}`, { label: `Why, for option ${index + 1}` }],
    ];
  });
  const correct = { label: 'Correct', show: (index: string) => `option ${Number(index) + 1}` };
  return Object.fromEntries([...fields, ...field(kind === 'one', 'correct', correct)]);
}

const field = (isShown: boolean, name: string, about: NamedField): [string, NamedField][] =>
  isShown ? [[name, about]] : [];
