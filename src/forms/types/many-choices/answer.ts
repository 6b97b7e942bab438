import { isEmptyAnswer } from '../../validation/empty-answer'
import { readLine } from '../../validation/read-text'
import type { AnswerRules } from '../answer-rules'

export const manyChoicesAnswer: AnswerRules = {
  posted: 'texts',
  read: readChoices,
  toDrawing: (values) => ({ type: 'array', uniqueItems: true, items: { type: 'string', enum: values } }),
  brokenRules: { type: 'choice' },
}

/** One box that is ticked comes as a text, several as a list. Ticking one twice is ticking it. */
function readChoices(value: unknown): unknown {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return [...new Set(list.map((choice) => (typeof choice === 'string' ? readLine(choice) : choice)))].filter(
    (choice) => !isEmptyAnswer(choice),
  )
}
