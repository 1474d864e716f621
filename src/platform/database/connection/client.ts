import { Client, type QueryConfig } from 'pg';

type ClientOptions = {
  /** Whether statements may be named; behind some poolers, a name is unknown on the next connection. */
  namedStatements: boolean;
  /** Milliseconds that a statement may take; unlimited if undefined. */
  statementMs: number | undefined;
};
type Callback = (error: Error | undefined, result: unknown) => void;

/**
 * The class of a pool's connections. If a statement takes too long, its connection is closed and it fails as if the
 * server had gone, because a frozen server, or a host that lost power, never closes a connection. Cursors are not
 * limited.
 */
export const clientClass = ({ namedStatements, statementMs }: ClientOptions) =>
  class extends Client {
    override query = ((given: string | QueryConfig, ...rest: unknown[]) => {
      const statement = !namedStatements && isNamed(given) ? { ...given, name: undefined } : given;
      const send = (...others: unknown[]) => super.query(statement as string, ...(others as []));
      if (statementMs === undefined || isSubmittable(given)) return send(...rest);

      const tooLong = setTimeout(() => void this.end(), statementMs);
      const callback = rest.at(-1);
      if (typeof callback !== 'function') return send(...rest).finally(() => clearTimeout(tooLong));
      return send(...rest.slice(0, -1), (...[error, result]: Parameters<Callback>) => {
        clearTimeout(tooLong);
        callback(error, result);
      });
    }) as Client['query'];
  };

const isSubmittable = (statement: string | QueryConfig) =>
  typeof statement === 'object' && 'submit' in statement;
const isNamed = (statement: string | QueryConfig): statement is QueryConfig =>
  typeof statement === 'object' && statement?.name !== undefined && !isSubmittable(statement);
