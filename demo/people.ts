export type DemoAccount = {
  name: string;
  email: string;
  role: 'user' | 'instructor' | 'admin';
  bio?: string;
};

/** Every demo account's password. */
export const DEMO_PASSWORD = 'milepost';

/** The accounts named in the start message. The instructor's bio and links are in the catalogue. */
export const mainAccounts: DemoAccount[] = [
  { name: 'Eleanor Whitcombe', email: 'admin@milepost.example', role: 'admin' },
  { name: 'Ngozi Hartley', email: 'instructor@milepost.example', role: 'instructor' },
  {
    name: 'Daniel Ferreira',
    email: 'learner@milepost.example',
    role: 'user',
    bio: 'Project manager in rail signalling, moving into programme work.',
  },
];

export const learners: DemoAccount[] = [
  { name: 'Aisha Rahman', email: 'aisha.rahman@milepost.example', role: 'user' },
  { name: 'Mateo Quispe', email: 'mateo.quispe@milepost.example', role: 'user' },
  { name: 'Ingrid Solberg', email: 'ingrid.solberg@milepost.example', role: 'user' },
  { name: 'Chidi Eze', email: 'chidi.eze@milepost.example', role: 'user' },
  { name: 'Mei-Ling Tan', email: 'meiling.tan@milepost.example', role: 'user' },
  { name: 'Rhys Llewellyn', email: 'rhys.llewellyn@milepost.example', role: 'user' },
  { name: 'Fatima Zahra Idrissi', email: 'fatima.idrissi@milepost.example', role: 'user' },
  { name: 'Jakub Wiśniewski', email: 'jakub.wisniewski@milepost.example', role: 'user' },
  { name: 'Leilani Kahale', email: 'leilani.kahale@milepost.example', role: 'user' },
  { name: 'Arjun Nair', email: 'arjun.nair@milepost.example', role: 'user' },
  { name: 'Sophie Tremblay', email: 'sophie.tremblay@milepost.example', role: 'user' },
  { name: 'Thabo Dlamini', email: 'thabo.dlamini@milepost.example', role: 'user' },
];
