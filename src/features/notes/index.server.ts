export { notesApi } from './api.server.ts';
export { forgetNotes } from './notes.server.ts';
