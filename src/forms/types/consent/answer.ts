import { type AnswerRules, readTyped } from '../answer-rules'

const readTick = readTyped(({ line }) => (line === 'true' || line === 'on' ? true : line))

export const consentAnswer: AnswerRules = {
  posted: 'text',
  // A box that is not ticked says nothing.
  read: (value, reading) => (value === false ? undefined : readTick(value, reading)),
  toDrawing: () => ({ type: 'boolean' }),
}
