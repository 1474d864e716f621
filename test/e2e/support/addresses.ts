/** Ports of the product under test: its own, then the sandbox's and the sandbox's SMTP server's. */
export const productPort = Number(process.env.E2E_PORT ?? 3190);

export const productUrl = `http://localhost:${productPort}`;
export const sandboxUrl = `http://127.0.0.1:${productPort + 1}`;
