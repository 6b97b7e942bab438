/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: docs/upstream/payload-controls-without-name.md
 * Test: src/payload-fixes/name-controls.test.ts
 * Goes when: nothing names controls any more.
 */

/** Gives an element a name for screen readers; an empty one is none. Changes nothing where it has that name. */
export function setName(element: HTMLElement, name: string): void {
  if (name.trim() !== '') setAttribute(element, 'aria-label', name.trim())
}

/** Sets an attribute where it is another one, so that whoever watches the page comes to rest. */
export function setAttribute(element: HTMLElement, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

/** What the field is called that a control belongs to. */
export function nameOfField(control: HTMLElement): string {
  const label = control.closest('.field-type, .condition')?.querySelector('.field-label')
  return label?.firstChild?.textContent?.trim() ?? ''
}
