export type RefundTerms = { days: number; percent: number };

/** When learners get a refund automatically, according to the settings, and what they can do otherwise. */
export function refundSentence(terms: RefundTerms): string {
  const own = ownRefundSentence(terms);
  return own
    ? `${own} Otherwise you can ask us there, and we’ll decide. A bank transfer always needs our decision, because we have to send the money back.`
    : 'You can ask for a refund on your order’s page, and we’ll decide.';
}

/** The first sentence of `refundSentence`; null if every refund needs a decision. */
export const ownRefundSentence = ({ days, percent }: RefundTerms): string | null =>
  days > 0 && percent > 0
    ? `Within ${days} ${days === 1 ? 'day' : 'days'} of paying, and before you’ve completed ${percent}% of the course, you can get a refund on your order’s page; we only ask why.`
    : null;

/** Sentences of the student terms that the course page and the checkout repeat, so that they never differ. */
export const promises = {
  access:
    'It lasts as long as we offer the course and you keep your account; if a course is withdrawn from the catalogue, you keep access to it.',
  cancel:
    'If you are a consumer you may cancel within 14 days of buying, as long as you have not started the course. By starting it, you ask us to supply it at once and lose this right.',
  refund:
    'If a course does not work or does not match its description, write to {support}. We will put it right or refund you.',
};
