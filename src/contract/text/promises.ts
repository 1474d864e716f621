/** Sentences of the student terms that the course page and the checkout repeat, so that they never differ. */
export const promises = {
  access:
    'It lasts as long as we offer the course and you keep your account; if a course is withdrawn from the catalogue, you keep access to it.',
  cancel:
    'If you are a consumer you may cancel within 14 days of buying, as long as you have not started the course. By starting it, you ask us to supply it at once and lose this right.',
  refund:
    'If a course does not work or does not match its description, write to {support}. We will put it right or refund you.',
};
