import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { localDay } from '@/src/country/local-day'
import type { Finding } from '@/src/governance/gate/verdict'
import { fillText } from '@/src/i18n/staff-text'
import { isVisible } from '../../block-life/show-visible-blocks'
import { findSharedBlockProblem } from '../../shared-blocks/one-shared-block'

/** Blocks that every page of a type must have: what the bank owes its readers there. */
const mandatoryBlocks: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // What it costs, or where that stands.
  product: [['priceTable', 'comparisonTable', 'documentList', 'simulatorSlot']],
  documents: [['documentList']],
  faq: [['faq']],
  form: [['formSlot']],
  legal: [['richText']],
  map: [['branchMap']],
  people: [['peopleList']],
  search: [['searchPanel']],
}

/** More blocks than this make a page that no phone shows in time. */
const mostBlocks = 40

const page = z.looseObject({
  pageType: z.string().nullish(),
  layout: z.array(z.looseObject({ blockType: z.string() })).nullish(),
})

/**
 * Whether a page has the blocks that its type owes, where visitors see them, and no more than a page can carry.
 *
 * @param shared the types of shared blocks that it shows.
 */
export function judgeBlocks(document: unknown, shared: readonly string[] = []): Finding[] {
  const { data } = page.safeParse(document)
  if (!data?.pageType) return []
  const today = localDay(Date.now())
  const shown = (data.layout ?? []).filter((row) => isVisible(row, today))
  const types = shown.map(({ blockType }) => blockType)
  const missing = (mandatoryBlocks[data.pageType] ?? []).filter(
    (either) => !either.some((type) => types.includes(type) || shared.includes(type)),
  )
  const findings: Finding[] = missing.map((either) => ({
    severity: 'error',
    kind: 'blocks',
    path: 'layout',
    at: 'layout',
    ...fillText(staffTexts.judgeBlocks.findings, { either: either.join(', ') }),
  }))
  if (types.length <= mostBlocks) return findings
  const tooMany = fillText(staffTexts.judgeBlocks.tooMany, { most: mostBlocks })
  return [...findings, { severity: 'error', kind: 'blocks', path: 'layout', at: 'layout', ...tooMany }]
}

/** Whether a shared block is one block that can stand on many pages. */
export function judgeSharedBlock(document: unknown): Finding[] {
  const problem = findSharedBlockProblem(page.safeParse(document).data?.layout)
  return problem === null ? [] : [{ severity: 'error', kind: 'blocks', path: 'layout', at: 'layout', ...problem }]
}
