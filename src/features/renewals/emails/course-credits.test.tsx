import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { families } from '../../../contract/credits.ts';
import { creditsRefusedEmail, creditsVerifiedEmail } from './course-credits.tsx';

test('the emails about a claim name the certifications it is for', () => {
  const about = { ...creditsVerifiedEmail.example, credits: '6.5 hours', body: families.other.name };
  const verified = renderToStaticMarkup(creditsVerifiedEmail.body(about));
  const refused = renderToStaticMarkup(creditsRefusedEmail.body({ ...about, reason: 'Too long.' }));
  expect(verified).toContain('6.5 hours for other certifications');
  expect(refused).toContain('6.5 hours for other certifications');
  expect(renderToStaticMarkup(creditsVerifiedEmail.body(creditsVerifiedEmail.example))).toContain(
    '6.5 PDU for PMI certifications',
  );
});
