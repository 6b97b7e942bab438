/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/6384
 * Test: src/payload-fixes/admin-dom.test.ts, tests/e2e/preview-tools.spec.ts, tests/e2e/gate.spec.ts
 * Goes when: the form of the admin can be told to open a field and to put the cursor into it.
 */
import type { FormState, Row } from 'payload'

type OpenableForm = {
  getFields: () => FormState
  dispatchFields: (action: { type: 'SET_ROW_COLLAPSED'; path: string; updatedRows: Row[] }) => void
}

/** Opens every folded row on the way to a field. */
function unfoldRows({ getFields, dispatchFields }: OpenableForm, path: string): void {
  const fields = getFields()
  const parts = path.split('.')
  for (const [position, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue
    const list = parts.slice(0, position).join('.')
    const rows = fields[list]?.rows
    if (rows?.[Number(part)]?.collapsed !== true) continue
    dispatchFields({
      type: 'SET_ROW_COLLAPSED',
      path: list,
      updatedRows: rows.map((row, index) => (index === Number(part) ? { ...row, collapsed: false } : row)),
    })
  }
}

/** Fields below a row are drawn only when it unfolds, some by the server: that long they are waited for. */
const longestWaitMs = 5_000

/**
 * Scrolls to a field and puts the cursor into it, as soon as it is there; for a row, into the first field in it. An answer of the server
 * that is late folds rows again: they are unfolded until the field is there.
 */
function focusField(form: OpenableForm, path: string, startedAt = performance.now()): void {
  const field = findElement(path)
  const isRow = field?.matches('[id*="-row-"]') === true
  // Not into the head of a row, which would fold it again.
  const place = isRow ? field.querySelector('.collapsible__content') : field
  const input = place && findInput(place)
  const isWaiting = !field || (isRow && !input?.checkVisibility())
  if (isWaiting && performance.now() - startedAt < longestWaitMs) {
    unfoldRows(form, `${path}.`)
    requestAnimationFrame(() => focusField(form, path, startedAt))
    return
  }
  field?.scrollIntoView({ block: 'center' })
  const target = input ?? field
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

function findInput(place: Element): Element | null {
  return place.matches('input, textarea, select')
    ? place
    : place.querySelector('[contenteditable=true], input:not([type=hidden]), textarea, select, button')
}

/** Opens a field of a form, however deep it is folded away, and puts the cursor into it. */
export function openField(form: OpenableForm, path: string): void {
  unfoldRows(form, `${path}.`)
  focusField(form, path)
}

/** Shows a field of a form, however deep it is folded away, and leaves the cursor where it is. */
export function showField(form: OpenableForm, path: string): void {
  unfoldRows(form, `${path}.`)
  requestAnimationFrame(() => findElement(path)?.scrollIntoView({ block: 'nearest' }))
}

type NewBlock = {
  list: string
  index: number
  /** The block that made room for it, if one stood there. */
  instead: string | undefined
}

/**
 * Opens a block that was just put into a form and puts the cursor into it, as soon as the server has made its fields. That is
 * after the picker has closed, which puts the cursor back where it was.
 */
export function openNewBlock(form: OpenableForm, block: NewBlock, isOver = beginToWait()): void {
  const { list, index, instead } = block
  const row = form.getFields()[list]?.rows?.[index]
  if (isOver.aborted) return
  if (row && row.id !== instead && !row.isLoading) openField(form, `${list}.${index}`)
  else requestAnimationFrame(() => openNewBlock(form, block, isOver))
}

/**
 * How long the server may take to make the fields of a new block. Whoever presses a key or points somewhere meanwhile has gone on: the
 * cursor stays with them.
 */
const longestMakingMs = 30_000

/** @returns what says that a new block is waited for no more. */
function beginToWait(): AbortSignal {
  const goingOn = new AbortController()
  const isOver = AbortSignal.any([goingOn.signal, AbortSignal.timeout(longestMakingMs)])
  for (const kind of ['keydown', 'pointerdown'])
    document.addEventListener(kind, () => goingOn.abort(), { capture: true, signal: isOver })
  return isOver
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
