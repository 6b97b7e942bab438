/**
 * Which of several groups of addresses a page belongs to: the one with the longest address that the page is at or below.
 *
 * @param groups the paths of each group, within one language.
 * @param path the page's own path within that language.
 * @returns the position of the group, the first one of equals; -1 when the page belongs to none.
 */
export function findNearestGroup(groups: readonly (readonly string[])[], path: string): number {
  const nearness = groups.map((paths) =>
    Math.max(0, ...paths.map((each) => (isAtOrBelow(path, each) ? each.length : 0))),
  )
  const nearest = Math.max(0, ...nearness)
  return nearness.findIndex((each) => each > 0 && each === nearest)
}

function isAtOrBelow(path: string, address: string): boolean {
  return path === address || path.startsWith(`${address}/`)
}
