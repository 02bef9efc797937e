import type { Question, QuestionGroup } from './words/faq.ts';

/** The questions whose words or answers hold what was typed, in any case; none for an empty search. */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): readonly Question[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  return groups
    .flatMap(({ questions }) => questions)
    .filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
}
