/** A quotation from a learner. The demo's people and organisations are fictional. */
export type Testimonial = { quote: string; name: string; role: string };

/** The testimonial that the home page shares with the registration page. */
export const featuredTestimonial: Testimonial = {
  quote: 'Short lectures, real documents. I did a section on the train and used it before lunch.',
  name: 'Sunniva Aas',
  role: 'Delivery lead, energy',
};
