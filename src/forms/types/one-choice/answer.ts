import { type AnswerRules, drawChoice, readTyped } from '../answer-rules'

export const oneChoiceAnswer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ line }) => line),
  toDrawing: drawChoice,
  brokenRules: { type: 'choice' },
}
