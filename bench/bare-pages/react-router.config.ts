import type { Config } from '@react-router/dev/config';

export default { appDirectory: 'app', buildDirectory: '../../build/bare-pages', ssr: true } satisfies Config;
