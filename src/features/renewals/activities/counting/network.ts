/** A network of integer capacities. Nodes are numbers from 0; node 0 is the sink. */
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

  function sendOnce(from: number, amount: number, visited: Set<number>): number {
    if (from === sink) return amount;
    visited.add(from);
    for (const index of leaving[from] ?? []) {
      const [edge, reverse] = [edges[index], edges[index ^ 1]];
      if (!edge || !reverse || edge.room <= 0 || visited.has(edge.to)) continue;
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
      return index;
    },
    push(from, amount) {
      let total = 0;
      while (total < amount) {
        const sent = sendOnce(from, amount - total, new Set());
        if (sent === 0) break;
        total += sent;
      }
      return total;
    },
    flowOn: (edge) => edges[edge ^ 1]?.room ?? 0,
  };
}
