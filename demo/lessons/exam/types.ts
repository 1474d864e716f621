type Option = { text: string; why: string; isCorrect: boolean };

/** A question of the demo's bank. */
export type DemoQuestion = {
  stem: string;
  explanation: string;
  /** The title of the lecture that explains it. */
  lecture: string;
  /** When the explanation begins in the lecture's video. */
  second: number;
  difficulty?: number;
} & (
  | { kind: 'one' | 'many'; options: Option[] }
  | { kind: 'order'; steps: { text: string; why: string }[] }
  | { kind: 'match'; pairs: { text: string; match: string; why: string }[] }
  | { kind: 'number'; value: number; tolerance: number }
  | { kind: 'text'; accepted: string[] }
);

export const right = (text: string, why = ''): Option => ({ text, why, isCorrect: true });
export const wrong = (text: string, why = ''): Option => ({ text, why, isCorrect: false });
