import { toPattern } from '../../definition/patterns'
import { checkPatternShape } from '../../governance/check-pattern-shape'
import { type ForeignField, type ForeignNote, type ForeignQuestion, fits, foreignText } from '../foreign-field'
import { lengthKeywords, readForeignLengths } from '../foreign-lengths'
import { longest, type TextQuestion, usual } from './definition'
import texts from './texts.json' with { type: 'json' }

/** Formats that are a line of text here, whatever it says. */
const unjudged = ['uri', 'url', 'uri-reference', 'iri', 'iri-reference', 'hostname', 'ipv4', 'ipv6', 'uuid', 'color']

/** What a browser may fill in, by the names that uiSchemas use. */
export const textForeign: ForeignField = {
  takes: (asked) => {
    const format = foreignText(asked, 'format')
    if (asked.kind !== 'string' || asked.choices || (format !== '' && !unjudged.includes(format))) return null
    const { lengths, notes } = readForeignLengths(asked, { longest, usual: usual.maxLength })
    const { pattern, notes: ofPattern } = readForeignPattern(asked)
    const ofFormat: ForeignNote[] =
      format === '' ? [] : [{ keyword: 'format', outcome: 'changed', text: texts.foreign.formatNotJudged }]
    return {
      fit: fits.shape,
      parts: { ...lengths, pattern },
      keywords: [...lengthKeywords, 'pattern', 'format'],
      widgets: ['text', 'uri'],
      notes: [...notes, ...ofPattern, ...ofFormat],
    }
  },
}

type ForeignPattern = { pattern: TextQuestion['pattern']; notes: ForeignNote[] }

/** An expression, if it is one of the list or who imports it may write others, and speaks of the whole answer. */
function readForeignPattern(asked: ForeignQuestion): ForeignPattern {
  const expression = foreignText(asked, 'pattern')
  if (expression === '') return { pattern: null, notes: [] }
  const left = (text: ForeignNote['text']): ForeignPattern => ({
    pattern: null,
    notes: [{ keyword: 'pattern', outcome: 'left', text }],
  })
  const pattern = toPattern(expression)
  if ('reviewed' in pattern) return { pattern, notes: [] }
  if (!asked.isExpert) return left(texts.foreign.onlyExperts)
  if (expression.length > 500 || checkPatternShape(expression) !== 'sound') return left(texts.foreign.notWhole)
  return { pattern, notes: [] }
}
