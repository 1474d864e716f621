import { index, layout, route } from '@react-router/dev/routes';

export default [index('cards.tsx'), layout('../../../src/app/site/site.tsx', [route('whole', 'whole.tsx')])];
