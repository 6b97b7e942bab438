import type { PageContext } from '@/src/content/page-context'
import type { BlockByType } from '../block-types'

export type ShareholdersProps = {
  title: string | null
  lead: string | null
  /** `percent` is 0 to 100. */
  shareholders: readonly { id: string; name: string; percent: number }[]
  note: string | null
}

/** Who owns the bank. A row without a name or a percentage is left out; zero is a percentage. */
export function toShareholdersProps(
  block: BlockByType['ShareholdersBlock'],
  _page: PageContext,
): ShareholdersProps | null {
  const shareholders = (block.shareholders ?? []).flatMap(({ id, name, percent }, position) =>
    name && percent !== null ? [{ id: id ?? String(position), name, percent }] : [],
  )
  if (shareholders.length === 0) return null
  return { title: block.title, lead: block.lead, shareholders, note: block.note }
}
