import { readCode } from '../../definition/reviewed-patterns'
import { type AnswerRules, drawText, readTyped } from '../answer-rules'

export const textAnswer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ line, pattern }) => readCode(line, pattern)),
  toDrawing: drawText,
}
