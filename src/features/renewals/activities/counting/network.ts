/**
 * A network of integer capacities. Nodes are numbers from 0; node 0 is the sink. All edges that leave a node must exist
 * before flow is pushed through it.
 */
export type Network = {
  node: () => number;
  /** @returns the edge, for `flowOn` */
  connect: (from: number, to: number, capacity: number) => number;
  /** Sends up to `amount` from a node to the sink. May reroute earlier flow, but never reduces it. @returns how much */
  push: (from: number, amount: number) => number;
  flowOn: (edge: number) => number;
};

export const sink = 0;

/** An empty network. Each edge is stored next to its reverse, whose residual capacity (`room`) is the edge's flow. */
export function createNetwork(): Network {
  const edges: { to: number; room: number }[] = [];
  const leaving: number[][] = [[]];
  /** Each node's edge to the sink, if it has one. */
  const toSink = new Map<number, number>();
  /** Nodes from which a search has failed. Only flow through them could open a new path, and no flow reaches them. */
  const exhausted = new Set<number>();

  const roomOf = (index: number | undefined): number => edges[index ?? -1]?.room ?? 0;

  /** Searches breadth-first for the sink: short paths first. @returns the edge by which each visited node was reached */
  function search(from: number): Map<number, number> {
    const reachedBy = new Map([[from, -1]]);
    for (const node of reachedBy.keys()) {
      for (const index of leaving[node] ?? []) {
        const to = edges[index]?.to ?? sink;
        if (roomOf(index) === 0 || reachedBy.has(to) || exhausted.has(to)) continue;
        reachedBy.set(to, index);
        const last = toSink.get(to);
        if (last !== undefined && roomOf(last) > 0) reachedBy.set(sink, last);
        if (reachedBy.has(sink)) return reachedBy;
      }
    }
    return reachedBy;
  }

  function pathTo(node: number, reachedBy: ReadonlyMap<number, number>): number[] {
    const index = reachedBy.get(node) ?? -1;
    return index < 0 ? [] : [...pathTo(edges[index ^ 1]?.to ?? sink, reachedBy), index];
  }

  return {
    node: () => leaving.push([]) - 1,
    connect(from, to, capacity) {
      const index = edges.push({ to, room: capacity }, { to: from, room: 0 }) - 2;
      leaving[from]?.push(index);
      leaving[to]?.push(index + 1);
      if (to === sink) toSink.set(from, index);
      return index;
    },
    push(from, amount) {
      let total = 0;
      while (total < amount) {
        const reachedBy = search(from);
        if (!reachedBy.has(sink)) {
          for (const node of reachedBy.keys()) exhausted.add(node);
          break;
        }
        const path = pathTo(sink, reachedBy);
        const sent = Math.min(amount - total, ...path.map(roomOf));
        for (const index of path) {
          const [edge, reverse] = [edges[index], edges[index ^ 1]];
          if (edge) edge.room -= sent;
          if (reverse) reverse.room += sent;
        }
        total += sent;
      }
      return total;
    },
    flowOn: (edge) => edges[edge ^ 1]?.room ?? 0,
  };
}
