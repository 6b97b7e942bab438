import { localeOfHref } from '@/src/links/to-href'
import type { Publication } from '@/src/publications/publication'

/** Where documents have gone that stood at other addresses since this process started. */
export type MovedAddresses = {
  /** The document of an address changed in this row: the address leads to where that document stands now. */
  note: (old: string, row: Publication) => void
  /** A document has the address (again). */
  forget: (href: string) => void
  /** Where the address leads: null when its document is nowhere now, undefined when it did not change. */
  targetOf: (href: string) => string | null | undefined
}

export function createMovedAddresses(): MovedAddresses {
  const targets = new Map<string, string | null>()
  return {
    note: (old, { hrefs }) => {
      const now = hrefs[localeOfHref(old)]
      if (now !== old) targets.set(old, now ?? null)
    },
    forget: (href) => {
      targets.delete(href)
    },
    targetOf: (href) => targets.get(href),
  }
}
