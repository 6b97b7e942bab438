import type { FormState, Row } from 'payload'

type ShowRow = (options: { path: string; updatedRows: Row[] }) => void

/**
 * Opens every folded row on the way to a field.
 *
 * @param show unfolds the rows of one list.
 */
function unfoldRows(fields: FormState, path: string, show: ShowRow): void {
  const parts = path.split('.')
  for (const [position, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue
    const list = parts.slice(0, position).join('.')
    const rows = fields[list]?.rows
    if (rows?.[Number(part)]?.collapsed !== true) continue
    show({
      path: list,
      updatedRows: rows.map((row, index) => (index === Number(part) ? { ...row, collapsed: false } : row)),
    })
  }
}

/** Fields below a row are drawn only when it unfolds, some by the server: that long they are waited for. */
const longestWaitMs = 5_000

/** Scrolls to a field and puts the cursor into it, as soon as it is there. */
export function focusField(path: string, startedAt = performance.now()): void {
  const field = findElement(path)
  if (!field) {
    if (performance.now() - startedAt < longestWaitMs) requestAnimationFrame(() => focusField(path, startedAt))
    return
  }
  const input = field.matches('input, textarea, select')
    ? field
    : field.querySelector<HTMLElement>('[contenteditable=true], input:not([type=hidden]), textarea, select, button')
  field.scrollIntoView({ block: 'center' })
  const target = input ?? field
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

type OpenableForm = {
  getFields: () => FormState
  dispatchFields: (action: { type: 'SET_ROW_COLLAPSED'; path: string; updatedRows: Row[] }) => void
}

/** Opens a field of a form, however deep it is folded away, and puts the cursor into it. */
export function openField({ getFields, dispatchFields }: OpenableForm, path: string): void {
  unfoldRows(getFields(), `${path}.`, (rows) => dispatchFields({ type: 'SET_ROW_COLLAPSED', ...rows }))
  focusField(path)
}

/** Whether the cursor stands in a field. */
export function isFieldFocused(path: string): boolean {
  return findElement(path)?.contains(document.activeElement) ?? false
}

/** The path of the field of the form in which an element stands; undefined outside of every field. */
export function fieldPathOf(element: Element): string | undefined {
  const field = element.closest('[id^="field-"], [data-field-path]')
  return field?.getAttribute('data-field-path') ?? field?.id.replace(/^field-/, '').replaceAll('__', '.')
}

/** A field has its path as id, rich text in an attribute of its own, and a row its list and position. */
function findElement(path: string): Element | null {
  const [, list, row] = /^(.*)\.(\d+)$/.exec(path) ?? []
  if (list !== undefined) return document.getElementById(`${list.replaceAll('.', '-')}-row-${row}`)
  return (
    document.getElementById(`field-${path.replaceAll('.', '__')}`) ??
    document.querySelector(`[data-field-path="${path}"]`)
  )
}
