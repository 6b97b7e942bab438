import { getTranslation } from '@payloadcms/translations'
import type { ClientField } from 'payload'

type Words = Parameters<typeof getTranslation>[1]

/**
 * Where a field stands, in the words of the form.
 *
 * @param at its path in the form, such as `results.1.label`.
 * @returns the labels on the way with the places of rows, from 1 on, such as “Results 2 › What visitors read”; empty for an unknown path.
 */
export function nameField(at: string, fields: readonly ClientField[], i18n: Words): string {
  return namesOn(at.split('.'), fields, i18n).join(' › ')
}

function namesOn([name = '', ...rest]: readonly string[], fields: readonly ClientField[], i18n: Words): string[] {
  const field = findField(name, fields)
  if (!field) return []
  const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : ''
  const [place, ...inside] = rest
  if (place === undefined || (field.type !== 'blocks' && field.type !== 'array')) {
    const names = 'fields' in field ? namesOn(rest, field.fields, i18n) : []
    return label === '' ? names : [label, ...names]
  }
  const inner = field.type === 'array' ? field.fields : field.blocks.flatMap((block) => block.fields)
  return [`${label} ${Number(place) + 1}`.trim(), ...namesOn(inside, inner, i18n)]
}

/** A field by its name, among those that only stand together for the eye as well. */
function findField(name: string, fields: readonly ClientField[]): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const found =
      field.type === 'tabs'
        ? findField(
            name,
            field.tabs.flatMap((tab) => tab.fields),
          )
        : field.type === 'row' || field.type === 'collapsible'
          ? findField(name, field.fields)
          : undefined
    if (found) return found
  }
  return undefined
}
