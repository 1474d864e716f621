/** The port of the product under test. The next two belong to the sandbox and its SMTP server. */
export const productPort = Number(process.env.E2E_PORT ?? 3190);

/** Whether the tests use a product that is already running, such as a rehearsed cluster. */
export const isElsewhere = Boolean(process.env.E2E_URL);

export const productUrl = process.env.E2E_URL || `http://localhost:${productPort}`;
export const sandboxUrl = process.env.E2E_SANDBOX_URL || `http://127.0.0.1:${productPort + 1}`;
