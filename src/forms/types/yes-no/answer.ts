import { type AnswerRules, drawChoice, readTyped } from '../answer-rules'

export const yesNoAnswer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ line }) => (line === 'true' ? true : line === 'false' ? false : line)),
  toDrawing: drawChoice,
  brokenRules: { type: 'choice' },
}
