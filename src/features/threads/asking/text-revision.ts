type Saved = { createdAt: Date; editedAt: Date | null };

/** Identifies the text of a question or an answer, so that an edit of an earlier text can be refused. */
export const revisionOfText = ({ createdAt, editedAt }: Saved): string =>
  (editedAt ?? createdAt).toISOString();
