import { fileKindNames, toClaimedFileKind, toFileKind } from '../../definition/file-kinds'
import {
  type ForeignField,
  type ForeignNote,
  type ForeignQuestion,
  fits,
  foreignNumber,
  foreignText,
} from '../foreign-field'
import { fileBuilder } from './builder'
import { most as mostFiles } from './definition'
import texts from './texts.json' with { type: 'json' }

/** A file is a text in other programs, `data:` and all; several are a list of such texts. */
export const fileForeign: ForeignField = {
  takes: (asked) => {
    const one = asked.kind === 'array' ? asked.items : asked
    if (one?.kind !== 'string' || one.choices || foreignText(one, 'format') !== 'data-url') return null
    const { kinds, notes } = readForeignKinds(asked)
    const most = asked.kind === 'array' ? (foreignNumber(asked, 'maxItems') ?? mostFiles) : 1
    return {
      fit: fits.keyword,
      parts: { ...fileBuilder.start, ...(kinds.length > 0 && { kinds }), most: Math.min(Math.max(most, 1), mostFiles) },
      keywords: ['format', 'items', 'minItems', 'maxItems'],
      widgets: ['file', 'files'],
      options: ['accept', 'filePreview'],
      notes,
    }
  },
}

/** The kinds of files that a control accepts, by ending or media type, as far as forms take them. */
function readForeignKinds(asked: ForeignQuestion) {
  const accept = asked.option('accept')
  const words = typeof accept === 'string' ? accept.split(',').map((word) => word.trim()) : []
  const found = words.map((word) => (word.startsWith('.') ? toClaimedFileKind(`a${word}`) : toFileKind(word)))
  const notes: ForeignNote[] = found.includes(undefined)
    ? [{ keyword: 'accept', outcome: 'changed', text: texts.foreign.otherKinds }]
    : []
  return { kinds: fileKindNames.filter((kind) => found.includes(kind)), notes }
}
