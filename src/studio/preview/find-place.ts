import type { ClientBlock, ClientField, FormState } from 'payload'
import type { WordPlace } from '@/src/links/preview-messages'
import { findRowPath } from './find-field'

/**
 * The path in a form of a place on the page, such as `layout.2.steps.0.title`, wherever its rows stand now.
 *
 * @returns undefined where the form has no such row or field: it belongs to another document, or is gone.
 */
export function toFieldPath(fields: FormState, { row, path }: WordPlace): string | undefined {
  const start = row === null ? '' : findRowPath(fields, row)
  if (start === undefined) return undefined
  let found = start
  for (const name of path) {
    const index = name.startsWith('#') ? findRow(fields[found]?.rows, name.slice(1)) : name
    if (index === undefined) return undefined
    found = found === '' ? String(index) : `${found}.${index}`
  }
  return fields[found] ? found : undefined
}

function findRow(rows: readonly { id: string }[] | undefined, id: string): number | undefined {
  const index = rows?.findIndex((row) => row.id === id) ?? -1
  return index < 0 ? undefined : index
}

/** What a form says of a plain text. */
export type PlainText = Extract<ClientField, { type: 'text' | 'textarea' }>

type Configured = {
  /** The fields of the document itself. */
  head: readonly ClientField[]
  /** Each type of block with its fields. */
  blocks: Readonly<Record<string, Pick<ClientBlock, 'fields'> | undefined>>
}

/** The configuration of the plain text at a place of the page; undefined where there is none or it is something else. */
export function findPlainText(
  fields: FormState,
  place: WordPlace,
  { head, blocks }: Configured,
): PlainText | undefined {
  const type = place.row === null ? undefined : fields[`${findRowPath(fields, place.row)}.blockType`]?.value
  const among = place.row === null ? head : typeof type === 'string' ? blocks[type]?.fields : undefined
  const names = place.path.filter((name) => !/^(?:#|\d+$)/.test(name))
  return among && findByNames(among, names)
}

function findByNames(fields: readonly ClientField[], [name, ...below]: readonly string[]): PlainText | undefined {
  for (const field of fields) {
    if (field.type === 'row' || field.type === 'collapsible') {
      const found = findByNames(field.fields, name === undefined ? [] : [name, ...below])
      if (found) return found
    } else if ('name' in field && field.name === name) {
      if (field.type === 'group' || field.type === 'array') return findByNames(field.fields, below)
      return below.length === 0 && (field.type === 'text' || field.type === 'textarea') ? field : undefined
    }
  }
  return undefined
}
