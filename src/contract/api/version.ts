/** The version of the API, as `package.json` has it. */
export { version } from '../../../package.json';
