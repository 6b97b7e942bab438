/**
 * The fewest keys that must be moved to bring one order into the other: all that are not in the longest run that keeps its
 * order. Keys that only one of the lists has are left out.
 */
export function findMovedKeys(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((key, place) => [key, place]))
  const common = after.flatMap((key) => {
    const place = places.get(key)
    return place === undefined ? [] : [{ key, place }]
  })
  const runs: string[][] = []
  for (const [position, { key, place }] of common.entries()) {
    const before = runs.slice(0, position).filter((_run, other) => (common[other]?.place ?? place) < place)
    const longest = before.reduce<readonly string[]>((best, run) => (run.length > best.length ? run : best), [])
    runs.push([...longest, key])
  }
  const kept = new Set(runs.reduce<readonly string[]>((best, run) => (run.length > best.length ? run : best), []))
  return common.map(({ key }) => key).filter((key) => !kept.has(key))
}
