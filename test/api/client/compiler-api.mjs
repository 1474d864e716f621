/** TypeScript's compiler API, as bundled by ts-morph, as the default export that openapi-typescript imports. */
import { ts } from '@ts-morph/common';

export default ts;
