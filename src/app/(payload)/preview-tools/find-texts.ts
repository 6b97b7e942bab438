/** Whether an element shows words of its own, and not only inside other elements. */
function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')
}

/** Every element below another that shows words of its own. */
export function findTexts(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => hasOwnText(element) && !element.closest('script, style, svg, [data-preview-tools], [data-words]'),
  )
}

/** The words that somebody chose by clicking or with the keyboard: those of the smallest element that has any. */
export function textAt(target: Element): string {
  const element = hasOwnText(target) ? target : (findTexts(target)[0] ?? target)
  return (element.textContent ?? '').trim()
}
