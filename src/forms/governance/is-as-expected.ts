import type { GoldenCase } from '../definition/golden-case'
import type { AnswerError } from '../validation/validate-answers'

/** Whether a golden case turned out as it was written. */
export function isAsExpected({ expected }: GoldenCase, errors: readonly AnswerError[]): boolean {
  if (expected.verdict === 'taken') return errors.length === 0
  const { field, message } = expected
  return errors.some((error) => error.field === field && (message === '' || error.text === message))
}
