/** Who imports whom: files of the project, or folders of it. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** The folder of the house that a file stands in: `src/forms`, `blocks`. */
export function toFolder(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'src' ? `${first}/${second}` : first
}

/** The same imports between folders. */
export function toFolderGraph(files: ImportGraph): ImportGraph {
  const folders = new Map<string, Set<string>>()
  for (const [file, imports] of files) {
    const from = toFolder(file)
    const known = folders.get(from) ?? new Set()
    for (const target of imports) if (toFolder(target) !== from) known.add(toFolder(target))
    folders.set(from, known)
  }
  return folders
}

/**
 * Everything that needs each other, directly or around a corner: the strongly connected components of two members or more, the largest
 * first. What is found on the way from itself to itself belongs together.
 */
export function findKnots(graph: ImportGraph): string[][] {
  const reached = new Map([...graph.keys()].map((start) => [start, reach(graph, start)]))
  const seen = new Set<string>()
  const knots: string[][] = []
  for (const [start, targets] of reached) {
    if (seen.has(start) || !targets.has(start)) continue
    const knot = [...targets].filter((target) => reached.get(target)?.has(start))
    for (const member of knot) seen.add(member)
    if (knot.length > 1) knots.push(knot.sort())
  }
  return knots.sort((one, other) => other.length - one.length)
}

/** Whatever can be reached from a place in one step or more. */
function reach(graph: ImportGraph, start: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const ahead = [start]
  for (let place = ahead.pop(); place !== undefined; place = ahead.pop()) {
    for (const next of graph.get(place) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      ahead.push(next)
    }
  }
  return reached
}
