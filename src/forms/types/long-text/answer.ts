import { readLines } from '../../validation/read-text'
import { type AnswerRules, drawText, readTyped } from '../answer-rules'

export const longTextAnswer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ text }) => readLines(text)),
  toDrawing: drawText,
}
