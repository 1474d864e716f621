import type { ObjectFolder } from '../objects/object-folder.ts';
import type { Faults } from '../support/faults.ts';
import type { Keys } from './signature.ts';

/** The only bucket of the simulated S3. */
export type S3Account = { bucket: string; keys: Keys };

export type Surroundings = {
  dataDir: string;
  faults: Faults;
  now: () => number;
  log: (message: string) => void;
};
export type Bucket = { account: S3Account; objects: ObjectFolder; parts: Surroundings };
