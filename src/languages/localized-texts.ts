import type { FlattenedField, Payload } from 'payload'
import { inLocales, type Locale } from '@/src/i18n/locales'
import { blockTypesOf, isPortable } from '@/src/portable-content/portable-fields'

/** A text that a document has in each language. */
export type LocalizedText = {
  /** Where it is, by the ids of rows, so that it is found again when they are moved. */
  place: string
  /** The path of its field in the form now, such as `layout.2.title`. */
  path: string
  /** The names of the fields on the way, in each language. */
  label: Record<Locale, string>
  texts: Record<Locale, string>
  /** Whether it has marks and links, which only the form can edit. */
  isRich: boolean
}

type Way = { payload: Payload; place: string; path: string; label: Record<Locale, string> }

/**
 * Every text of a document that is written in each language by itself, in the order of its form.
 *
 * @param stored as it is read with `locale: 'all'` and `depth: 0`.
 */
export function listLocalizedTexts(
  stored: unknown,
  fields: readonly FlattenedField[],
  payload: Payload,
): LocalizedText[] {
  return inFields(stored, fields, { payload, place: '', path: '', label: inLocales(() => '') })
}

function inFields(stored: unknown, fields: readonly FlattenedField[], way: Way): LocalizedText[] {
  const values = isObject(stored) ? stored : {}
  return fields.filter(isPortable).flatMap((field) => {
    const here: Way = {
      payload: way.payload,
      place: join(way.place, field.name),
      path: join(way.path, field.name),
      label: extend(way.label, 'label' in field ? field.label : field.name, field.name),
    }
    return inField(values[field.name], field, here)
  })
}

function inField(value: unknown, field: FlattenedField, way: Way): LocalizedText[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'richText':
      if (field.localized !== true) return []
      return [
        {
          place: way.place,
          path: way.path,
          label: way.label,
          texts: readTexts(value),
          isRich: field.type === 'richText',
        },
      ]
    case 'group':
    case 'tab':
      return inFields(value, field.flattenedFields, way)
    case 'array':
      return inRows(value, way, () => ({ fields: field.flattenedFields, label: way.label }))
    case 'blocks':
      return inRows(value, way, (row) => {
        const type = blockTypesOf(field, way.payload).find(({ slug }) => slug === row['blockType'])
        return type && { fields: type.flattenedFields, label: extend(way.label, type.labels?.singular, type.slug) }
      })
    default:
      return []
  }
}

type RowKind = { fields: readonly FlattenedField[]; label: Record<Locale, string> }

function inRows(
  value: unknown,
  way: Way,
  kindOf: (row: Record<string, unknown>) => RowKind | undefined,
): LocalizedText[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown, index) => {
    const kind = isObject(row) ? kindOf(row) : undefined
    if (!isObject(row) || !kind) return []
    const label = extend(kind.label, String(index + 1), String(index + 1))
    const place = join(way.place, String(row['id'] ?? index))
    return inFields(row, kind.fields, { payload: way.payload, place, path: `${way.path}.${index}`, label })
  })
}

function readTexts(value: unknown): Record<Locale, string> {
  const texts = isObject(value) ? value : {}
  return inLocales((locale) => toText(texts[locale]))
}

/** Rich text counts by its words and where its links lead: whatever a translator would have to look at again. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(' ')
  if (!isObject(value)) return ''
  const own = [value['text'], value['url']].filter((part) => typeof part === 'string').join(' ')
  return [own, toText(value['root']), toText(value['children']), toText(value['fields'])]
    .filter(Boolean)
    .join(' ')
    .trim()
}

function extend(before: Record<Locale, string>, label: unknown, name: string): Record<Locale, string> {
  const own = (locale: Locale) => {
    const text = isObject(label) ? label[locale] : label
    return typeof text === 'string' ? text : name
  }
  const step = (locale: Locale) => (before[locale] === '' ? own(locale) : `${before[locale]} › ${own(locale)}`)
  return inLocales(step)
}

function join(before: string, name: string): string {
  return before === '' ? name : `${before}.${name}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
