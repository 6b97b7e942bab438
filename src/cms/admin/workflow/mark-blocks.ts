import type { Finding } from '../../workflow/gate/verdict'

const attribute = 'data-gate'

/** Marks the blocks of the form in which the publish gate found something, errors before warnings. */
export function markBlocks(findings: readonly Finding[]): void {
  for (const marked of document.querySelectorAll(`[${attribute}]`)) marked.removeAttribute(attribute)
  for (const severity of ['warning', 'error'] as const) {
    for (const { block } of findings.filter((finding) => finding.severity === severity)) {
      if (block) document.getElementById(`layout-row-${block.number - 1}`)?.setAttribute(attribute, severity)
    }
  }
}
