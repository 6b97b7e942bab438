/** The texts that belong to a control, each with an id that the control names. */
export const toHintId = (id: string): string => `${id}-hint`
export const toFormatId = (id: string): string => `${id}-format`
export const toErrorId = (id: string): string => `${id}-error`

type Described = {
  id: string
  options: { readonly description?: unknown; readonly help?: unknown }
  schema: { readonly description?: unknown }
  rawErrors?: readonly string[] | undefined
}

/** The value of `aria-describedby`: the texts that are there, and no others. */
export function toDescribedBy({ id, options, schema, rawErrors = [] }: Described): string | undefined {
  const ids = [
    ...(options.description || schema.description ? [toHintId(id)] : []),
    ...(options.help ? [toFormatId(id)] : []),
    ...(rawErrors.length > 0 ? [toErrorId(id)] : []),
  ]
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** What a control says of its errors: `aria-invalid` only when there are some. */
export function toInvalid(rawErrors: readonly string[] | undefined): true | undefined {
  return rawErrors && rawErrors.length > 0 ? true : undefined
}
