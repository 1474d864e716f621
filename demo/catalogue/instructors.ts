import type { DemoInstructor } from '../types.ts';

export const instructors: DemoInstructor[] = [
  {
    key: 'ngozi',
    name: 'Ngozi Hartley',
    email: 'instructor@milepost.example',
    expertise: 'Risk management, PMO design and project assurance',
    bio: 'Ngozi has spent eighteen years in infrastructure and public-sector delivery, first as a planner on a tram extension and later running the assurance team of a regional transport programme. She has set up two PMOs and closed a third that nobody used, and says she learned most from the closure.\n\nHer courses are built around the documents people actually open: registers, gate papers and one-page reports. She lives in Leeds and mentors early-career project managers.',
    socialLinks: { website: 'https://ngozi-hartley.example' },
  },
  {
    key: 'tomas',
    name: 'Tomás Villalba',
    email: 'tomas.villalba@milepost.example',
    expertise: 'Agile delivery, Scrum and Kanban',
    bio: 'Tomás wrote software for a logistics firm in Montevideo before moving into team coaching. For the past ten years he has worked as a Scrum Master and delivery lead with product teams of six to sixty people, in retail, mapping and public services.\n\nHe is interested in the plain mechanics of flow: how big a piece of work is, how many are open, and what stops the next one from finishing.',
    socialLinks: { website: 'https://villalba-delivery.example' },
  },
  {
    key: 'priya',
    name: 'Priya Raghunathan',
    email: 'priya.raghunathan@milepost.example',
    expertise: 'Business analysis, data for projects, AI in delivery',
    bio: 'Priya trained as a statistician and became a business analyst by way of hospital reporting. She has led analysis teams in health and insurance, and now advises project offices on measurement: what to count, how to draw it, and when a number should change a plan.\n\nShe teaches with small data sets that fit on one screen, so that every result can be checked by hand.',
    socialLinks: { website: 'https://priya-raghunathan.example' },
  },
  {
    key: 'samuel',
    name: 'Samuel Mensah',
    email: 'samuel.mensah@milepost.example',
    expertise: 'Leadership, organisational change and stakeholder work',
    bio: 'Samuel began as a ward manager and led people through three hospital mergers before anybody called it change management. He has since worked with universities, a water company and two charities, usually at the point where a good plan has met tired people.\n\nHe writes the way he coaches: short sentences, real conversations, and something to try on Monday.',
    socialLinks: { website: 'https://mensah-change.example' },
  },
  {
    key: 'hana',
    name: 'Hana Kobayashi',
    email: 'hana.kobayashi@milepost.example',
    expertise: 'Portfolio management, strategy and digital transformation',
    bio: 'Hana ran the investment portfolio of a mid-sized bank through a core-system replacement, and before that planned product launches at an instrument maker in Nagoya. She works with executive teams who have more ideas than people.\n\nHer teaching is visual: portfolios on one page, trade-offs side by side, and decisions written down with their reasons.',
    socialLinks: { website: 'https://hana-kobayashi.example' },
  },
  {
    key: 'marek',
    name: 'Marek Novotný',
    email: 'marek.novotny@milepost.example',
    expertise: 'Process improvement, service management and scheduling',
    bio: 'Marek worked on the night shift of a packaging line, then improved it, then taught others how. He has led improvement projects in manufacturing and in IT operations, where he ran a service desk and later the change process for a data-centre group in Brno.\n\nHe likes a problem stated in one sentence with a number in it, and he distrusts any chart without a time axis.',
    socialLinks: { website: 'https://novotny-process.example' },
  },
];
