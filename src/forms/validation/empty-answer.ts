/** Whether a value is no answer: nothing, an empty text or an empty list. */
export function isEmptyAnswer(answer: unknown): boolean {
  return answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)
}
