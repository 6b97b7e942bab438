import type { FormState } from 'payload'

/**
 * The fields of one block of a form, named from the block on, as another list of blocks takes them. What the server drew for its
 * old place is left out: it is drawn anew where the block is put.
 */
export function toBlockState(form: FormState, path: string): FormState {
  const start = `${path}.`
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, { customComponents: _, lastRenderedPath: __, ...field }]) =>
      name.startsWith(start) ? [[name.slice(start.length), field]] : [],
    ),
  )
}
