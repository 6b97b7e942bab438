/** Who imports whom: files of the project, or folders of it. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** The folder of the house that a file stands in: `src/forms`, `site/messages`, `blocks`; `site` for what stands in no folder of it. */
export function toFolder(file: string): string {
  const [first = '', second = '', third] = file.split('/')
  const isInside = first === 'src' || (first === 'site' && third !== undefined)
  return isInside ? `${first}/${second}` : first
}

/** The same imports between folders. @param folderOf the folder that a file counts to; undefined when it does not count. */
export function toFolderGraph(
  files: ImportGraph,
  folderOf: (file: string) => string | undefined = toFolder,
): ImportGraph {
  const folders = new Map<string, Set<string>>()
  for (const [file, imports] of files) {
    const from = folderOf(file)
    if (from === undefined) continue
    const known = folders.get(from) ?? new Set()
    for (const target of imports) {
      const to = folderOf(target)
      if (to !== undefined && to !== from) known.add(to)
    }
    folders.set(from, known)
  }
  return folders
}

/** Tells the room of a folder that a file stands in: of `src/server`, `src/server/pages`. */
export function roomsOf(folder: string): (file: string) => string | undefined {
  const depth = folder.split('/').length
  return (file) =>
    file.startsWith(`${folder}/`)
      ? file
          .split('/')
          .slice(0, depth + 1)
          .join('/')
      : undefined
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
