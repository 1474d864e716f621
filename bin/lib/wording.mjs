/**
 * Wordings that new code and documentation must not use, each with what to write instead. A space matches any
 * white space, so a phrase is found even where a line or a comment wraps. Case does not matter.
 */
const REFUSED = [
  ['stands', 'Name the state or the place: "is", "appears", "applies".'],
  ['stood', 'Name the state or the place: "was", "appeared", "applied".'],
  ['(somebody|everybody)', 'Name the person ("a learner"), or write "someone", "everyone".'],
  ['whoever', 'Name the person: a learner, an instructor, an administrator, a buyer.'],
  ["nobody['’]s", 'Say what is true instead: "unclaimed", "without an owner".'],
  ['who asks', 'Write "the client", "the caller" or "the requester".'],
  ['(is|are|was|were) said', 'Say who tells whom, or what is shown.'],
  ['words of', 'Write "text", "copy", "wording", "parameters" or "arguments".'],
  ['handed in', 'Write "submitted" or "uploaded".'],
  ['turns? of the line', 'Write "round trip".'],
  ['(comes?|came) alive', 'Write "hydrates" or "starts".'],
  ['the one that serves', 'Write "the server process".'],
  ['for ever', 'Write "forever", or the exact time.'],
  ['come far enough', 'Write "You can now …".'],
  ['(mails|mailed|mailing)', 'Write "emails", "emailed", "emailing".'],
  [
    '(a|an|the|one|by|each|every|this|that|your|its|no|new|same|confirmation|first|second) mail(?! (server|program|client|system|delivery|log))',
    'Write "email".',
  ],
  ['(or-failure|or-last-page|brief-memory|in-turn|order-of-sight)', 'Name a module after what it does.'],
].map(([phrase, advice]) => ({ pattern: asPattern(phrase), advice }));

/** Every refused wording in a text: its line, counted from 1, the wording as it was found, and the advice. */
export function refusedWordings(text) {
  return REFUSED.flatMap(({ pattern, advice }) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ index, found, advice })),
  )
    .sort((one, other) => one.index - other.index)
    .map(({ index, found, advice }) => ({
      line: text.slice(0, index).split('\n').length,
      wording: found.replaceAll(/[\s*/]+/g, ' '),
      advice,
    }));
}

/**
 * Compares the files with the counts recorded for them.
 * @param texts text by path
 * @param recorded number of refused wordings allowed by path; a file that is not listed may have none
 * @returns `problems`, one sentence for each wording of a file with more than its count, and `lower`, the new count
 * by path of each file with fewer (0 for a file that is gone)
 */
export function compareWordings(texts, recorded) {
  const problems = [];
  const lower = {};
  for (const [path, text] of Object.entries(texts)) {
    const allowed = recorded[path] ?? 0;
    const uses = refusedWordings(text);
    if (uses.length > allowed) problems.push(...uses.map((use) => problem(path, use, uses.length, allowed)));
    if (uses.length < allowed) lower[path] = uses.length;
  }
  for (const path of Object.keys(recorded)) if (!(path in texts)) lower[path] = 0;
  return { problems, lower };
}

/** The recorded counts with the lower ones in place; files without refused wordings are left out. */
export function lowered(recorded, lower) {
  return Object.fromEntries(Object.entries({ ...recorded, ...lower }).filter(([, count]) => count > 0));
}

function problem(path, { line, wording, advice }, found, allowed) {
  const older = allowed > 0 ? ` (${found} in this file, ${allowed} recorded)` : '';
  return `${path}:${line}: avoid “${wording}”. ${advice}${older}`;
}

function asPattern(phrase) {
  return new RegExp(`(?<![\\w-])(?:${phrase.replaceAll(' ', '[\\s*/]+')})(?![\\w-])`, 'gi');
}
