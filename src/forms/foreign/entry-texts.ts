import { type Field, field } from '../definition/field'
import { toLocalizer } from './ask-types'
import type { ListPlace } from './entry-place'
import { controlOption, textOption } from './foreign-controls'
import { type ForeignSchema, textOf } from './foreign-schema'
import type { ForeignSlot } from './foreign-slot'
import type { ForeignDocument } from './resolve-schema'

/** Raw data as an entry; what the parser refuses is noted, and there is no entry. */
export function parseEntry(slot: ForeignSlot, { reading }: ForeignDocument, raw: object): Field | null {
  const parsed = field.safeParse(raw)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return reading.left(slot.line, 'notAccepted', { part: issue?.path.map(String).join(' › ') ?? '' })
}

/** The label and hint of an entry. Where nothing names it, its name does, as RJSF does it. */
export function toEntryTexts(
  slot: ForeignSlot,
  { keywords }: Pick<ForeignSchema, 'keywords'>,
  { controls, document }: Omit<ListPlace, 'depth'>,
) {
  const { reading } = document
  const localize = toLocalizer(reading)
  const cut = (text: string, limit: number, line: number) => {
    if (text.trim().length <= limit) return text
    reading.changed(line, 'textCut', { limit })
    return text.trim().slice(0, limit)
  }
  const title = textOption(controls, 'title') || textOf(keywords, 'title') || slot.name
  const placeholder = controlOption(controls, 'placeholder')
  const said = [textOption(controls, 'description') || textOf(keywords, 'description'), textOption(controls, 'help')]
  const written = said.filter((text) => text !== '')
  if (placeholder)
    reading.ofControl(
      placeholder.line,
      written.length > 0 ? 'left' : 'changed',
      written.length > 0 ? 'placeholderLeft' : 'placeholderAsHint',
    )
  const hints = written.length > 0 ? written : [textOption(controls, 'placeholder')]
  return {
    label: localize(cut(title, 200, keywords.get('title')?.line ?? slot.line)),
    hint: localize(cut(hints.join(' '), 600, keywords.get('description')?.line ?? slot.line)),
  }
}
