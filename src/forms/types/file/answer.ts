import type { RuleName } from '../../definition/rules'
import { type AnswerRules, type BrokenKeyword, readTyped } from '../answer-rules'

export const fileAnswer: AnswerRules = {
  posted: 'files',
  read: readTyped(({ line }) => line),
  toDrawing: () => ({ type: 'array', items: { type: 'object' } }),
  toBrokenRule,
}

function toBrokenRule({ path: [, property], keyword }: BrokenKeyword): RuleName {
  if (property === 'mediaType' && keyword === 'enum') return 'fileType'
  if (property === 'size' && keyword === 'minimum') return 'fileEmpty'
  if (property === 'size' && keyword === 'maximum') return 'fileSize'
  if (property !== undefined) return 'malformed'
  if (keyword === 'required' || keyword === 'minItems') return 'required'
  return keyword === 'maxItems' ? 'tooMany' : 'malformed'
}
