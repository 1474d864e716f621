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

  const isNextToSink = (node: number): boolean =>
    node === sink || (edges[toSink.get(node) ?? -1]?.room ?? 0) > 0;

  function sendOnce(from: number, amount: number, visited: Set<number>): number {
    if (from === sink) return amount;
    visited.add(from);
    const open = (leaving[from] ?? []).filter((index) => {
      const edge = edges[index];
      return edge && edge.room > 0 && !exhausted.has(edge.to);
    });
    // Short paths first: long ones reroute what was sent before.
    const next = open.find((index) => isNextToSink(edges[index]?.to ?? -1));
    for (const index of next === undefined ? open : [next]) {
      const [edge, reverse] = [edges[index], edges[index ^ 1]];
      if (!edge || !reverse || visited.has(edge.to)) continue;
      const sent = sendOnce(edge.to, Math.min(amount, edge.room), visited);
      if (sent === 0) continue;
      edge.room -= sent;
      reverse.room += sent;
      return sent;
    }
    return 0;
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
        const visited = new Set<number>();
        const sent = sendOnce(from, amount - total, visited);
        if (sent === 0) {
          for (const node of visited) exhausted.add(node);
          break;
        }
        total += sent;
      }
      return total;
    },
    flowOn: (edge) => edges[edge ^ 1]?.room ?? 0,
  };
}
