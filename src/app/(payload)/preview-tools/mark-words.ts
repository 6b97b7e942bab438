import type { Field } from 'payload'
import { blockConfigs } from '@/blocks/configs'
import type { WordPlace } from '@/src/links/preview-messages'
import { hasMark, markText } from './word-marks'

/** Words that a page is drawn with: where they are written, and how, before any name in braces is filled. */
export type MarkedWords = { place: WordPlace; words: string }

/** The words of a page's own head that its drawing shows. */
const headFields: readonly Field[] = [{ name: 'title', type: 'text', localized: true }]

/**
 * Rows whose words the drawing does not only show: the screens of a phone are drawn sign by sign, and a comparison of products compares
 * its cells and makes addresses of its columns. Their fields are opened by the words that were chosen.
 */
const unmarkedRows: readonly string[] = ['phoneScreens', 'columns', 'cells']

type Answer = Readonly<Record<string, unknown>>

export type WordMarks = {
  /** Marks every plain text of the page in an answer of the CMS, in a copy of it. */
  mark: <Data>(answer: Data) => Data
  /** What was marked, by its number. */
  words: readonly MarkedWords[]
}

/**
 * Marks the texts from which one page is drawn, so that what is drawn can be led back to its field: by place and never by comparing
 * words. Only for a preview beside its form.
 */
export function createWordMarks(): WordMarks {
  const words: MarkedWords[] = []
  const markValue = (value: string, place: WordPlace): string => {
    if (value.trim() === '' || hasMark(value)) return value
    words.push({ place, words: value })
    return markText(value, words.length - 1)
  }
  const markFields = (row: Answer, fields: readonly Field[], place: WordPlace): Answer => ({
    ...row,
    ...Object.fromEntries(toMarked(row, fields, place)),
  })
  /** The fields of a row that have something marked in them. */
  const toMarked = (row: Answer, fields: readonly Field[], place: WordPlace): [string, unknown][] => {
    const below = (...names: string[]): WordPlace => ({ row: place.row, path: [...place.path, ...names] })
    return fields.flatMap((field): [string, unknown][] => {
      if (field.type === 'row' || field.type === 'collapsible') return toMarked(row, field.fields, place)
      if (!('name' in field) || field.name === undefined) return []
      const { name } = field
      const value = row[name]
      if ((field.type === 'text' || field.type === 'textarea') && field.localized && typeof value === 'string')
        return [[name, markValue(value, below(name))]]
      if (field.type === 'group' && isAnswer(value)) return [[name, markFields(value, field.fields, below(name))]]
      if (field.type !== 'array' || !Array.isArray(value) || unmarkedRows.includes(name)) return []
      const markRow = (entry: unknown, position: number) =>
        isAnswer(entry) ? markFields(entry, field.fields, below(name, toRowName(entry, position))) : entry
      return [[name, value.map(markRow)]]
    })
  }
  const markBlock = (block: unknown): unknown => {
    const config = isAnswer(block) && blockConfigs.find(({ interfaceName }) => interfaceName === block['__typename'])
    if (!config || typeof block['id'] !== 'string') return block
    return markFields(block, config.fields, { row: block['id'], path: [] })
  }
  const markPage = (page: unknown): unknown => {
    if (!isAnswer(page)) return page
    const { layout } = page
    const head = markFields(page, headFields, { row: null, path: [] })
    return Array.isArray(layout) ? { ...head, layout: layout.map(markBlock) } : head
  }
  return {
    words,
    mark: (answer) => {
      const pages = isAnswer(answer) ? answer['Pages'] : undefined
      if (!isAnswer(pages) || !Array.isArray(pages['docs'])) return answer
      return JSON.parse(JSON.stringify({ ...answer, Pages: { ...pages, docs: pages['docs'].map(markPage) } }))
    },
  }
}

function toRowName({ id }: Answer, position: number): string {
  return typeof id === 'string' ? `#${id}` : String(position)
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
