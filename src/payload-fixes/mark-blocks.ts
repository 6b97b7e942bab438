/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/6384
 * Test: src/payload-fixes/admin-dom.test.ts, tests/e2e/gate.spec.ts
 * Goes when: a row of the form can be marked from outside of a field, without knowing the id that it is drawn with.
 */
const attribute = 'data-gate'

/** Something that was found in a document, in one of its blocks or elsewhere. */
type Found = {
  severity: 'error' | 'warning'
  /** The block: its place in the list, from 1 on. */
  block?: { number: number } | undefined
}

/** Marks the blocks of the form in which something was found, errors before warnings. */
export function markBlocks(findings: readonly Found[]): void {
  for (const marked of document.querySelectorAll(`[${attribute}]`)) marked.removeAttribute(attribute)
  for (const severity of ['warning', 'error'] as const) {
    for (const { block } of findings.filter((finding) => finding.severity === severity)) {
      if (block) document.getElementById(`layout-row-${block.number - 1}`)?.setAttribute(attribute, severity)
    }
  }
}
