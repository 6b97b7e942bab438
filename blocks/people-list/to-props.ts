import type { PageContext } from '@/src/content/page-context'
import { toPortrait } from '@/src/content/to-picture'
import { toHref } from '@/src/links/to-href'
import type { PictureSource } from '@/src/ui/Picture'
import type { BlockByType } from '../block-types'

export type PeopleListProps = {
  title: string | null
  lead: string | null
  /** The level of each name: one below the block's own heading, if it has one. */
  headingLevel: 2 | 3
  people: readonly ListedPerson[]
}

export type ListedPerson = {
  id: number
  name: string
  role: string | null
  summary: string | null
  /** Null for people without a page of their own. */
  href: string | null
  /** Null until there is a photograph. */
  portrait: PictureSource | null
}

/** The members of the block's body, in the bank's own order. A body without members draws nothing. */
export function toPeopleListProps(block: BlockByType['PeopleListBlock'], page: PageContext): PeopleListProps | null {
  const { peopleGroup } = block
  if (!peopleGroup) return null
  const people = page.lists.people.flatMap(({ id, name, role, summary, path, groups, portrait }) =>
    name && groups?.includes(peopleGroup)
      ? [{ id, name, role, summary, href: path ? toHref(page.locale, path) : null, portrait: toPortrait(portrait) }]
      : [],
  )
  if (people.length === 0) return null
  return { title: block.title, lead: block.lead, headingLevel: block.title ? 3 : 2, people }
}
