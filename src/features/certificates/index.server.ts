export { certificatesApi } from './api.server.ts';
export { certificatesOf } from './certificates.server.ts';
