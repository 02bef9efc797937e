import type { Question, QuestionGroup } from './messages/faq.ts';

/** The questions whose text or answer contains the search text, ignoring case; none for an empty search. */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): readonly Question[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  return groups
    .flatMap(({ questions }) => questions)
    .filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
}
