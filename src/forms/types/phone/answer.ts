import { type AnswerRules, drawText, readTyped } from '../answer-rules'
import { readPhone } from './read-phone'

export const phoneAnswer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ line }) => readPhone(line)),
  toDrawing: drawText,
  brokenRules: { maxLength: 'phone', pattern: 'phone' },
}
