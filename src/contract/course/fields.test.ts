import { expect, test } from 'vitest';
import { columnOf, courseFields, fieldNames, namesFor } from './fields.ts';
import { presenterFor } from './present-fields.ts';

const row = {
  title: 'One',
  subtitle: 'Two',
  description: 'Three',
  category: 'PMO',
  level: 'Beginner',
  language: 'English',
  priceCents: 4900,
  discountCents: null,
  welcomeMessage: 'Hello',
  communityLink: 'https://discord.gg/x',
  learningOutcomes: ['a'],
  requirements: [],
  prerequisites: [],
  forWhom: [],
  notForWhom: [],
  certificationAvailable: true,
  minCompletionPercentage: 80,
  certificateMonths: 24,
  skills: ['Scoring risks'],
  criteria: 'Pass the exam.',
  passwordHash: 'secret',
};

test('an audience sees its own fields and nothing else of a row', () => {
  expect(Object.keys(presenterFor('card')(row))).toEqual(namesFor('card'));
  expect(presenterFor('page')(row)).not.toHaveProperty('welcomeMessage');
  expect(presenterFor('page')(row)).not.toHaveProperty('communityLink');
  expect(Object.keys(presenterFor('owner')(row))).toEqual(fieldNames);
  expect(presenterFor('owner')(row)).not.toHaveProperty('passwordHash');
});

test('money is cents in the database and dollars in the API', () => {
  expect(presenterFor('card')(row)).toMatchObject({ price: 49, discountPrice: null });
  expect(presenterFor('card')({ ...row, discountCents: 2950 })).toMatchObject({ discountPrice: 29.5 });
  expect(columnOf('price')).toBe('priceCents');
});

test('a field that is shown only with a flag names one', () => {
  const flags = fieldNames.filter((name) => courseFields[name].kind === 'flag') as string[];
  for (const name of fieldNames) {
    const field = courseFields[name];
    if ('onlyWith' in field) expect(flags).toContain(field.onlyWith);
  }
});
