import { openProcessChannel } from '@/src/platform/process-channel'
import type { FormDefinition } from '../definition/form-definition'
import { checkPattern, type PatternCheck, type PatternVerdict } from './check-pattern'
import { expertExpressions } from './expert-expressions'
import type { PatternJudge } from './judge-pattern'

/** Expressions are judged by threads of the process, and asked about by the CMS. */
const patterns = openProcessChannel<string, Promise<PatternVerdict>>('sona:pattern')

/**
 * Answers questions about expressions that are asked anywhere in this process.
 *
 * @returns what ends answering.
 */
export function answerPatternQuestions(judge: PatternJudge): () => void {
  return patterns.answer(judge)
}

/** Has all expressions of a form judged that administrators wrote. Where no thread of the process does it, this one will. */
export async function judgePatterns(form: FormDefinition): Promise<PatternCheck> {
  const verdicts = new Map<string, PatternVerdict>()
  for (const { expression } of expertExpressions(form)) {
    const answer = patterns.ask(expression)
    if (answer) verdicts.set(expression, await answer)
  }
  return (expression) => verdicts.get(expression) ?? checkPattern(expression)
}
