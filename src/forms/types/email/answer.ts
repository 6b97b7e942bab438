import { type AnswerRules, drawText, readTyped } from '../answer-rules'

export const emailAnswer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ line }) => line),
  toDrawing: drawText,
  brokenRules: { maxLength: 'email', pattern: 'email' },
}
