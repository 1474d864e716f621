import { createApp } from '../../../src/main/app.ts';
import { openPlatform } from '../../../src/main/platform.ts';
import { readSettings } from '../../../src/platform/settings/settings.ts';
import { serveProduct } from './serving.ts';

/** A web process without pages, with the settings of its environment. Prints its URL, and then waits to be killed. */
const { ctx } = await openPlatform(readSettings(process.env));
const { url } = await serveProduct(createApp(ctx, { pages: false }));
console.log(url);
