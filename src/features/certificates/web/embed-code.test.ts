import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('the HTML of a badge links to its page and can’t be broken by the name of a course', () => {
  const html = embedCode({
    kind: 'course',
    course: 'Risk & "reward" <script>',
    number: 'MP-7K3Q-94TD',
    url: 'https://milepost.example/certificates/MP-7K3Q-94TD',
  });
  expect(html).toBe(
    '<a href="https://milepost.example/certificates/MP-7K3Q-94TD"><img src="https://milepost.example/credentials/MP-7K3Q-94TD.png" alt="Milepost badge for the course “Risk &amp; &quot;reward&quot; &lt;script&gt;”" width="240" height="240"></a>',
  );
});

test('the HTML of a bundle’s badge calls it a bundle', () => {
  const html = embedCode({
    kind: 'bundle',
    course: 'From risk to benefits',
    number: 'MP-1',
    url: 'https://x.example/c',
  });
  expect(html).toContain('for the bundle “From risk to benefits”');
});
