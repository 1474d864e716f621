import { index, layout, route } from '@react-router/dev/routes';

export default [
  index('cards.tsx'),
  layout('../../../src/pages/layout/site.tsx', [route('whole', 'whole.tsx')]),
];
