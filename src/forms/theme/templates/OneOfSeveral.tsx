import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'

/** A choice between several shapes of an answer, and then the questions of the chosen one. */
export function OneOfSeveral({ schema, selector, optionSchemaField }: MultiSchemaFieldTemplateProps): ReactNode {
  const shapes = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const titles = shapes.flatMap((shape) => (typeof shape === 'object' && shape.title ? [shape.title] : []))
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the selector is a control */}
      <label data-part="field">
        {schema.title ?? titles.join(' / ')}
        {selector}
      </label>
      {optionSchemaField}
    </>
  )
}
