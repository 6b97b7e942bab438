import type { FlattenedField, Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { blockTypesOf } from '@/src/portable-content/portable-fields'

/** A field with what a stored document holds in it, in all languages when it is localized. */
export type FieldValue = {
  field: FlattenedField
  value: unknown
  /** Where it stands, in words: rows are named by their position, from 1 on. */
  path: string
  /** The path of its field in the form, such as `layout.1.title`. */
  at: string
}

type Place = Pick<FieldValue, 'at' | 'path'>

const record = z.record(z.string(), z.unknown())
const rows = z.array(record)

/**
 * Every field of a stored document (`locale: 'all'`) that holds no other fields, in order, at any depth.
 *
 * @param place where the data stands in the document.
 */
export function* walkFields(
  payload: Payload,
  data: unknown,
  fields: readonly FlattenedField[],
  place: Place = { path: '', at: '' },
): Generator<FieldValue> {
  const values = record.safeParse(data).data ?? {}
  for (const field of fields) {
    const value = values[field.name]
    const here = { path: join(place.path, field.name), at: join(place.at, field.name) }
    const rowAt = (position: number, type = ''): Place => ({
      path: `${here.path} ${position + 1}${type}`,
      at: `${here.at}.${position}`,
    })
    if (field.type === 'group' || field.type === 'tab') yield* walkFields(payload, value, field.flattenedFields, here)
    else if (field.type === 'array') {
      for (const [position, row] of (rows.safeParse(value).data ?? []).entries())
        yield* walkFields(payload, row, field.flattenedFields, rowAt(position))
    } else if (field.type === 'blocks') {
      const types = new Map(blockTypesOf(field, payload).map((block) => [block.slug, block]))
      for (const [position, row] of (rows.safeParse(value).data ?? []).entries()) {
        const block = types.get(String(row['blockType']))
        if (block) yield* walkFields(payload, row, block.flattenedFields, rowAt(position, ` (${block.slug})`))
      }
    } else yield { field, value, ...here }
  }
}

function join(before: string, name: string): string {
  return before === '' ? name : `${before}.${name}`
}

/** The texts of a localized field by language; empty ones are left out. */
export function textsOf({ field, value }: FieldValue): Map<string, unknown> {
  if (!('localized' in field && field.localized)) return new Map()
  const byLocale = record.safeParse(value).data ?? {}
  return new Map(
    locales.flatMap((locale) => {
      const text = byLocale[locale]
      return text === null || text === undefined || text === '' ? [] : [[locale, text] as const]
    }),
  )
}
