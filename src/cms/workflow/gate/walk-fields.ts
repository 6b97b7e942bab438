import type { FlattenedField, Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { blockTypesOf } from '../../portable-content/portable-fields'

/** A field with what a stored document holds in it, in all languages when it is localized. */
export type FieldValue = { field: FlattenedField; value: unknown; path: string }

const record = z.record(z.string(), z.unknown())
const rows = z.array(record)

/**
 * Every field of a stored document (`locale: 'all'`) that holds no other fields, in order, at any depth.
 *
 * @param path where the data stands in the document; rows are named by their position, from 1 on.
 */
export function* walkFields(
  payload: Payload,
  data: unknown,
  fields: readonly FlattenedField[],
  path = '',
): Generator<FieldValue> {
  const values = record.safeParse(data).data ?? {}
  for (const field of fields) {
    const value = values[field.name]
    const here = path === '' ? field.name : `${path}.${field.name}`
    if (field.type === 'group' || field.type === 'tab') yield* walkFields(payload, value, field.flattenedFields, here)
    else if (field.type === 'array') {
      for (const [position, row] of (rows.safeParse(value).data ?? []).entries())
        yield* walkFields(payload, row, field.flattenedFields, `${here} ${position + 1}`)
    } else if (field.type === 'blocks') {
      const types = new Map(blockTypesOf(field, payload).map((block) => [block.slug, block]))
      for (const [position, row] of (rows.safeParse(value).data ?? []).entries()) {
        const block = types.get(String(row['blockType']))
        if (block) yield* walkFields(payload, row, block.flattenedFields, `${here} ${position + 1} (${block.slug})`)
      }
    } else yield { field, value, path: here }
  }
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
