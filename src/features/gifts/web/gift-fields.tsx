import { limits } from '../../../contract/constants.ts';
import type { FormField } from '../../../lib/form/api-form.tsx';
import { useOwnZone } from '../../../lib/form/zone/use-own-zone.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { giftLimits } from '../contract.ts';

type Props = {
  field: (name: string) => FormField;
  /** The time zone for dates if the browser runs no scripts. */
  zone?: string;
};

/** The fields for a gift's recipient, its message and the day it is sent. */
export function GiftFields({ field, zone = 'UTC' }: Props) {
  const timeZone = useOwnZone(zone);
  return (
    <>
      <TextField
        label="Recipient’s name"
        autoComplete="off"
        maxLength={limits.nameLength}
        required
        {...field('recipientName')}
      />
      <TextField
        label="Recipient’s email"
        type="email"
        autoComplete="off"
        maxLength={limits.emailLength}
        hint="We use it only for this gift, and delete it 30 days after they claim it."
        required
        {...field('recipientEmail')}
      />
      <TextArea label="Message" rows={4} max={giftLimits.message} {...field('message')} />
      <TextField
        label="Send on"
        type="date"
        hint={`Up to a year ahead. We’ll send it at nine in the morning (${timeZone.replaceAll('_', ' ')} time), or as soon as you’ve paid if you don’t choose a day.`}
        {...field('deliverOn')}
      />
      <input type="hidden" name="timeZone" value={timeZone} />
    </>
  );
}
