import { loadDemo } from './data-folder.ts';

/** `node load-demo.ts FOLDER` makes the data folder that the browser tests copy. */
const [, , folder] = process.argv;
if (!folder) throw new Error('Name an empty folder.');
await loadDemo(folder);
