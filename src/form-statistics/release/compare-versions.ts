import type { RefusedField, VersionFigures, VersionSummary } from './summarise-version'

/** A share of before and of after, between 0 and 1; null where nothing was released that it could be a share of. */
export type Compared = { before: number | null; after: number | null }

/** What a change did: two versions beside each other, by shares, since they were not in force equally long. */
export type VersionComparison = {
  /** Of those who opened the form, how many sent it. More than all where pages are fetched ahead of a click, which nobody counts. */
  sent: Compared
  /** Of what was sent in, how much came back with mistakes. */
  refused: Compared
  /** Of what was sent in, how much each field refused by each rule; what changed most comes first. */
  refusedBy: readonly (Omit<RefusedField, 'count'> & Compared)[]
}

/** Puts two versions beside each other. Whatever comes out is computed from what was released of both. */
export function compareVersions(before: VersionSummary, after: VersionSummary): VersionComparison {
  const keys = new Map([...before.refusedBy, ...after.refusedBy].map((field) => [nameOf(field), field]))
  const shareOf = (summary: VersionSummary, name: string) =>
    toShare(summary.refusedBy.find((field) => nameOf(field) === name)?.count ?? 0, toPosts(summary.figures))
  return {
    sent: compare(before, after, ({ figures }) => toShare(figures.sent, figures.opened)),
    refused: compare(before, after, ({ figures }) => toShare(figures.refused, toPosts(figures))),
    refusedBy: [...keys]
      .map(([name, { place, rule }]) => ({
        place,
        rule,
        ...compare(before, after, (summary) => shareOf(summary, name)),
      }))
      .sort((one, other) => changeOf(other) - changeOf(one)),
  }
}

/** Everything that was sent in and judged. */
export function toPosts({ continued, sent, refused }: VersionFigures): number {
  return continued + sent + refused
}

/** @returns null of nothing. */
export function toShare(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

function compare(
  before: VersionSummary,
  after: VersionSummary,
  read: (summary: VersionSummary) => number | null,
): Compared {
  return { before: read(before), after: read(after) }
}

function changeOf({ before, after }: Compared): number {
  return Math.abs((after ?? 0) - (before ?? 0))
}

function nameOf({ place, rule }: Pick<RefusedField, 'place' | 'rule'>): string {
  return `${place} ${rule}`
}
