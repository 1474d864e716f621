export { certificatesApi } from './api.server.ts';
export { awardBundle } from './award-bundle.server.ts';
export { certificateNumber, normaliseNumber, numberPattern } from './certificate.ts';
export { certificatesOf, certifiedCourses, forgetCertificates } from './certificates.server.ts';
export { downloadCertificate } from './download-certificate.server.ts';
export { certificateEmails } from './emails/certificates.tsx';
export { type Face, type Faces, loadFaces, runsOf } from './pdf/fonts.server.ts';
export { openSheet, openTaggedSheet } from './pdf/sheet.server.ts';
export { fitText, type Sheet, widthOf, writeLine } from './pdf/writing.server.ts';
