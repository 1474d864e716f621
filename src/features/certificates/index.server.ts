export { certificatesApi } from './api.server.ts';
export { certificateNumber } from './certificate.ts';
export { certificatesOf } from './certificates.server.ts';
