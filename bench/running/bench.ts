import type { Database } from './database.ts';
import type { Running } from './processes.ts';

/** The input of every measurement. */
export type Bench = {
  database: Database;
  product: Running;
};

/** One line of the report. Without `required` it is for information. */
export type Finding = {
  name: string;
  product: string;
  limit: string;
  measured: string;
  required?: string;
  passed: boolean;
  /** The raw numbers, for the result file. */
  numbers: object;
};
