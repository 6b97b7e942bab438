import { traceLines } from './mirror-curve'
import { type Random, shuffle } from './seeded-random'
import { crossingsOf, type Point, type Silhouette } from './silhouette'

/** With more of the crossings walled up, a figure falls apart into loops that hardly meet. */
const mostMirrors = 0.5

type Placing = {
  silhouette: Silhouette
  /** Crossings that get mirrors together or not at all, because a symmetry maps them onto each other. */
  groups: readonly Group[]
  /** The share of the crossings that get a mirror if one line allows it; 0 to 1. */
  share: number
  random: Random
}

/**
 * Mirrors that leave one closed line.
 *
 * Groups are set in a random order until the share is reached, however many lines that makes. Then each group in turn is set
 * or taken away where that leaves fewer lines.
 *
 * @returns null when that does not lead to one line. Symmetry and one line exclude each other for some silhouettes.
 */
export function placeMirrors({ silhouette, groups, share, random }: Placing): Point[] | null {
  const crossings = crossingsOf(silhouette).length
  const shuffled = shuffle(groups, random)
  const countLines = (set: ReadonlySet<Group>) => traceLines({ silhouette, mirrors: [...set].flat() }).length
  let set: ReadonlySet<Group> = takeShare(shuffled, Math.round(crossings * share))
  let lines = countLines(set)
  for (const group of shuffle(shuffled, random)) {
    if (lines === 1) break
    const candidate = toggle(set, group)
    const candidateLines = countLines(candidate)
    if (candidateLines >= lines) continue
    set = candidate
    lines = candidateLines
  }
  const mirrors = [...set].flat()
  return lines === 1 && mirrors.length <= crossings * mostMirrors ? mirrors : null
}

type Group = readonly Point[]

/** The first groups that hold no more than so many places together. */
function takeShare(groups: readonly Group[], most: number): Set<Group> {
  const taken = new Set<Group>()
  for (const group of groups) {
    if ([...taken].flat().length + group.length <= most) taken.add(group)
  }
  return taken
}

function toggle(set: ReadonlySet<Group>, group: Group): ReadonlySet<Group> {
  const toggled = new Set(set)
  if (!toggled.delete(group)) toggled.add(group)
  return toggled
}
