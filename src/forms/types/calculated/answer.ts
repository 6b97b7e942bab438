import { type AnswerRules, drawText } from '../answer-rules'

/** Nothing that was posted for it counts: the server works it out. */
export const calculatedAnswer: AnswerRules = { posted: 'nothing', read: () => undefined, toDrawing: drawText }
