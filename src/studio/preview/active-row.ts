import { type FormFields, findRowOf } from './find-field'

/** The block in which the cursor stands. */
export function activeRow(fields: FormFields): string | null {
  const row = document.activeElement?.closest('[id*="-row-"]')
  const [, list, position] = /^(\w+)-row-(\d+)/.exec(outermost(row)?.id ?? '') ?? []
  return list === undefined || position === undefined ? null : findRowOf(fields, `${list}.${position}`)
}

function outermost(row: Element | null | undefined): Element | null {
  let found = row ?? null
  for (let above = found; above; above = above.parentElement?.closest('[id*="-row-"]') ?? null) found = above
  return found
}

/** The blocks that visitors do not see. */
export function hiddenRows(fields: FormFields): string[] {
  return Object.entries(fields).flatMap(([path, { value }]) => {
    const row = value === true && /^\w+\.\d+\.hidden$/.test(path) ? findRowOf(fields, path) : null
    return row === null ? [] : [row]
  })
}
