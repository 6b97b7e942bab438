import { writeDay } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'

/** Fields that say what a row is, the most telling first. */
const telling = ['title', 'name', 'question', 'label', 'heading', 'term', 'text', 'caption', 'day', 'month', 'from']

/** What is kept in a row for machines, or says only how it looks. */
const silent =
  /^(?:id|key|anchor|icon|kind|tone|slug|blockType|blockName|type|version|format|mode|style|direction|indent|relationTo|hidden|visibleFrom|visibleUntil|calculation|currency|url|href)$/

const longest = 80

/** A day, or a moment, as forms hold it. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * What a row of a form is called: the first of its texts that says what it is, then any other text of it, however deep.
 *
 * @param data what the form holds of the row. @returns '' while nothing in it says anything.
 */
export function findRowName(data: unknown): string {
  const name = findText(data).replace(/\s+/g, ' ').trim()
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
}

function findText(value: unknown): string {
  if (typeof value === 'string') {
    return moment.test(value) ? writeDay(localDay(Date.parse(value))) : value.trim()
  }
  if (Array.isArray(value)) return firstOf(value, findText)
  if (!isObject(value)) return ''
  const entries = Object.entries(value).filter(([field]) => !silent.test(field))
  const isTelling = ([field]: [string, unknown]) => telling.includes(field)
  const byWeight = (one: [string, unknown], other: [string, unknown]) =>
    telling.indexOf(one[0]) - telling.indexOf(other[0])
  const ordered = [...entries.filter(isTelling).sort(byWeight), ...entries.filter((entry) => !isTelling(entry))]
  return firstOf(ordered, ([, held]) => findText(held))
}

function firstOf<Item>(items: readonly Item[], toText: (item: Item) => string): string {
  for (const item of items) {
    const text = toText(item)
    if (text !== '') return text
  }
  return ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
