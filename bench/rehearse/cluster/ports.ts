const base = Number(process.env.PORT || 20_000);

/** Every port of the rehearsed cluster, all on 127.0.0.1. `PORT` moves them together. */
export const ports = {
  varnish: base + 80,
  web: [base + 1, base + 2, base + 3],
  sandbox: base + 10,
  smtp: base + 11,
  etcd: base + 20,
  etcdPeers: base + 21,
  primary: base + 30,
  /** HAProxy's port in front of the poolers. */
  pooler: base + 32,
  /** HAProxy's port in front of the web processes. */
  balancer: base + 33,
  poolers: [base + 34, base + 35],
  patroni: (member: number) => base + 40 + member,
  postgres: (member: number) => base + 50 + member,
};

/** The product's public URL: Varnish. */
export const appUrl = `http://127.0.0.1:${ports.varnish}`;
export const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
export const webUrl = (index: number): string => `http://127.0.0.1:${ports.web[index]}`;
