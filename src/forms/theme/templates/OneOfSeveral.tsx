import { type MultiSchemaFieldTemplateProps, TranslatableString } from '@rjsf/utils'
import type { ReactNode } from 'react'

/** A choice between several shapes of an answer, and then the questions of the chosen one. */
export function OneOfSeveral(props: MultiSchemaFieldTemplateProps): ReactNode {
  const { schema, selector, optionSchemaField, registry } = props
  const shapes = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const titles = shapes.flatMap((shape) => (typeof shape === 'object' && shape.title ? [shape.title] : []))
  // The words that the selector itself uses for shapes without a title.
  const places = shapes.map((_, place) =>
    registry.translateString(TranslatableString.OptionPrefix, [String(place + 1)]),
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the selector is a control */}
      <label data-part="field">
        {schema.title ?? (titles.length > 0 ? titles : places).join(' / ')}
        {selector}
      </label>
      {optionSchemaField}
    </>
  )
}
