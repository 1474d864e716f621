import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { FileField } from '../forms/file-field.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Row, Specimen } from './specimen.tsx';

const regions = ['Europe', 'Africa', 'Asia', 'Americas', 'Oceania'].map((value) => ({ value, label: value }));

const plans = [
  { value: 'weekly', label: 'Every week', hint: 'On Mondays, before nine.' },
  { value: 'monthly', label: 'Every month', hint: 'On the first working day.' },
  { value: 'never', label: 'Never', disabled: true },
];

export function Forms() {
  return (
    <Specimen title="Forms">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <TextField label="Full name" required placeholder="Ada Okafor" autoComplete="off" />
        <TextField label="Email" type="email" hint="We only write when something changes." />
        <TextField
          label="Budget"
          prefix="$"
          inputMode="decimal"
          defaultValue="149.00"
          error="Enter at most 100."
        />
        <TextField label="Account" defaultValue="ada@example.org" disabled hint="This cannot be changed." />
        <SelectField label="Region" placeholder="Choose a region" options={regions} required />
        <SelectField label="Region again" options={regions} error="Choose another region." />
        <PasswordField label="Password" autoComplete="new-password" defaultValue="milestone" />
        <SearchField label="Search entries" labelHidden={false} defaultValue="risk" />
        <TextArea label="Summary" max={160} defaultValue="What the reader will be able to do." />
        <TextArea
          label="Too long"
          max={20}
          defaultValue="This goes on for longer than it may."
          error="Shorten it."
        />
        <RadioGroup label="Report" name="report" options={plans} defaultValue="weekly" />
        <RadioGroup
          label="Report as cards"
          name="cards"
          layout="cards"
          options={plans}
          defaultValue="monthly"
        />
        <RadioGroup
          label="Answer"
          name="answer"
          layout="inline"
          required
          error="Choose one."
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
        <div className="grid content-start gap-2">
          <CheckboxField label="I have read the terms" required error="Please agree to go on." />
          <CheckboxField label="Send me news" hint="Once a month at most." defaultChecked />
          <CheckboxField label="Not offered here" disabled />
        </div>
        <FileField label="Receipt" accept="image/*,.pdf" hint="An image or a PDF, up to 5 MB." />
        <FileField label="Recording" progress={{ value: 62, label: 'Uploading recording.mp4' }} />
      </div>
      <Row name="FormErrors: takes focus when it appears">
        <ErrorSummary />
      </Row>
    </Specimen>
  );
}

function ErrorSummary() {
  const [shown, setShown] = useState(false);
  return (
    <form className="grid w-full max-w-xl gap-4" noValidate>
      <FormErrors
        message={shown ? 'Two answers need another look' : undefined}
        fields={shown ? { city: 'Enter the city.', zip: 'The postcode has five digits.' } : {}}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="City" name="city" error={shown ? 'Enter the city.' : undefined} />
        <TextField label="Postcode" name="zip" error={shown ? 'The postcode has five digits.' : undefined} />
      </div>
      <div>
        <Button onClick={() => setShown(!shown)}>{shown ? 'Correct them' : 'Show errors'}</Button>
      </div>
    </form>
  );
}
