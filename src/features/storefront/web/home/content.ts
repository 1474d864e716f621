import { featuredTestimonial, type Testimonial } from '../../../../contract/text/testimonial.ts';

/** Marketing copy of the home page. The people and organisations are fictional. */

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'The risk register lessons changed our Monday meeting. We stopped reading the list aloud and started deciding what to do about it.',
    name: 'Amara Linden',
    role: 'Project manager, rail signalling',
  },
  {
    quote:
      'I could show my sponsor the one-page report the same afternoon. She asked two questions and signed the gate.',
    name: 'Joel Brandt',
    role: 'Programme lead, public health',
  },
  featuredTestimonial,
  {
    quote:
      'I came for the Scrum vocabulary and stayed for the chapter on saying no to work that is already half started.',
    name: 'Rahul Menon',
    role: 'Scrum Master, retail banking',
  },
  {
    quote: 'Our PMO had three templates for everything. After the course we have one, and people fill it in.',
    name: 'Catrin Howell',
    role: 'Head of PMO, university',
  },
  {
    quote:
      'The certificate has a number anyone can check. That small thing mattered when I applied for the programme office.',
    name: 'Diego Ferrante',
    role: 'PMO analyst, logistics',
  },
  {
    quote:
      'Portfolio meetings used to be a beauty contest. Now there is a scorecard, and the argument is about the weights.',
    name: 'Mei-Lin Hartono',
    role: 'Portfolio manager, insurance',
  },
  {
    quote:
      'It picks up where I left off, on whichever screen I have. With two small children that is the whole difference.',
    name: 'Owen Kessler',
    role: 'Business analyst, local government',
  },
];

export type Partner = {
  name: string;
  /** A 24 × 24 icon, stroked in the text colour. */
  sign: string;
  style: 'plain' | 'wide' | 'text' | 'light';
};

export const partners: readonly Partner[] = [
  { name: 'Harbourline', sign: 'M3 17c3 0 3-3 6-3s3 3 6 3 3-3 6-3M12 11V3l7 6H12', style: 'plain' },
  { name: 'NORTHFOLD', sign: 'M4 20V4l8 9V4M12 20l8-9v9', style: 'wide' },
  { name: 'Castlegate', sign: 'M4 21V8h3V5h3v3h4V5h3v3h3v13h-5v-5a3 3 0 0 0-6 0v5z', style: 'light' },
  {
    name: 'tessel/works',
    sign: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 12V21M12 12l7.8-4.5M12 12 4.2 7.5',
    style: 'text',
  },
  {
    name: 'Meridian Water',
    sign: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 14a3 3 0 0 0 3 3',
    style: 'plain',
  },
  {
    name: 'AURELLE',
    sign: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5 18 18M18 6l-2.5 2.5M8.5 15.5 6 18',
    style: 'wide',
  },
];
