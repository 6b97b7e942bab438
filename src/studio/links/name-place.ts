import { getTranslation, type I18n } from '@payloadcms/translations'
import type { FlattenedBlock, FlattenedField } from 'payload'

type Where = {
  fields: readonly FlattenedField[]
  /** Every type of block that there is. */
  blocks: readonly FlattenedBlock[]
  i18n: Pick<I18n, 'fallbackLanguage' | 'language' | 't'>
}

/**
 * Where in a document something stands, in the words of its form.
 *
 * @param path names of fields and types of blocks on the way, such as `layout.formSlot.form`.
 * @returns the labels of the way, such as “Blocos › Formulário”; what has no label is left out.
 */
export function namePlace(path: string, where: Where): string {
  return [...new Set(namesOn(path.split('.'), where))].join(' › ')
}

function namesOn([name, ...rest]: readonly string[], { fields, ...where }: Where): string[] {
  const field = fields.find((one) => one.name === name)
  if (!field) return []
  const label = 'label' in field && field.label ? [getTranslation(field.label, where.i18n)] : []
  if (field.type === 'blocks') {
    const type = where.blocks.find(({ slug }) => slug === rest[0])
    if (!type) return label
    const block = type.labels?.singular ? [getTranslation(type.labels.singular, where.i18n)] : []
    return [...label, ...block, ...namesOn(rest.slice(1), { fields: type.flattenedFields, ...where })]
  }
  return [...label, ...('flattenedFields' in field ? namesOn(rest, { fields: field.flattenedFields, ...where }) : [])]
}
