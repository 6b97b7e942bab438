import { readNumber } from '../../validation/read-number'
import { type AnswerRules, drawText, readTyped } from '../answer-rules'

export const numberAnswer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ line, locale }) => readNumber(line, locale)),
  toDrawing: drawText,
  brokenRules: { type: 'number' },
}
