import type { PageContext } from '@/src/content/page-context'
import { toLink } from '@/src/links/to-link'
import type { BlockByType } from '../block-types'

type StoredBranch = NonNullable<BlockByType['BranchMapBlock']['branches']>[number]

export type BranchMapProps = {
  title: string | null
  lead: string | null
  /** The level of each area's name: one below the block's own heading, if it has one. Places are one further below. */
  headingLevel: 2 | 3
  areas: readonly Area[]
}

export type Area = {
  /** Null for places whose locality is not known. */
  name: string | null
  places: readonly Place[]
}

export type Place = {
  id: string
  kind: StoredBranch['branchKind']
  name: string
  locality: string | null
  address: string | null
  hours: string | null
  /** `href` is null when the number cannot be dialled. */
  phone: { label: string; href: string | null } | null
}

/** Branches and cash points by area, in the order in which areas are first named; branches first within an area. */
export function toBranchMapProps(block: BlockByType['BranchMapBlock'], page: PageContext): BranchMapProps | null {
  const byArea = new Map<string | null, Place[]>()
  for (const [position, { id, branchKind, name, locality, address, hours, phone }] of (
    block.branches ?? []
  ).entries()) {
    if (!name) continue
    const area = toAreaName(locality)
    const places = byArea.get(area) ?? []
    places.push({
      id: id ?? String(position),
      kind: branchKind,
      name,
      locality,
      address,
      hours,
      phone: phone ? toPhone(phone, page) : null,
    })
    byArea.set(area, places)
  }
  if (byArea.size === 0) return null
  const areas = [...byArea].map(([name, places]) => ({
    name,
    places: places.toSorted((a, b) => Number(a.kind === 'atm') - Number(b.kind === 'atm')),
  }))
  return { title: block.title, lead: block.lead, headingLevel: block.title ? 3 : 2, areas }
}

/** Localities are written from small to large ("Viana, Luanda"): the last part is the town or province people look under. */
function toAreaName(locality: string | null): string | null {
  return locality?.split(',').at(-1)?.trim() || null
}

function toPhone(phone: string, page: PageContext): { label: string; href: string | null } {
  const url = `tel:${phone.replaceAll(/[^+\d]/g, '')}`
  const link = toLink({ label: phone, url, hash: null, page: null, document: null }, page)
  if (!link) return { label: phone, href: null }
  // No-break spaces keep a number on one line.
  return { label: phone.replaceAll(' ', '\u00a0'), href: link.href }
}
