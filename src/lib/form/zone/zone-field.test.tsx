import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ZoneField } from './zone-field.tsx';

test('a time zone whose name is not in the list stays selected, so that saving does not move the time', () => {
  const field = (
    <ZoneField zones={['UTC', 'America/Los_Angeles']} defaultValue="US/Pacific" name="timeZone" />
  );
  expect(renderToStaticMarkup(field)).toContain('<option value="US/Pacific" selected="">US/Pacific</option>');
});
