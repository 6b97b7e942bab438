import { type AnswerRules, drawText, readTyped } from '../answer-rules'
import { readDate } from './read-date'

export const dateAnswer: AnswerRules = {
  posted: 'dateBoxes',
  read: readTyped(({ line }) => readDate(line)),
  toDrawing: drawText,
  brokenRules: { pattern: 'date', type: 'date' },
}
