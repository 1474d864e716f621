import { join } from 'node:path';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';
import { root } from '../running/place.ts';
import { listen } from './listen.ts';

const build: ServerBuild = await import(join(root, 'build/bare-pages/server/index.js'));

listen(createRequestListener({ build, mode: 'production' }));
