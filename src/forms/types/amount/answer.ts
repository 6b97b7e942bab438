import { readAmount } from '../../validation/read-number'
import { type AnswerRules, drawText, readTyped } from '../answer-rules'

export const amountAnswer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ line, locale }) => readAmount(line, locale)),
  toDrawing: drawText,
  brokenRules: { type: 'amount' },
}
