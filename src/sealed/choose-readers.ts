import type { Directory, Reader, Route } from './directory'

/** Whom a report must not reach, as its author says. */
export type Exclusion = {
  /** It is about who takes reports otherwise, or about a director: the last route takes it. */
  isAboutSupervised: boolean
  areas: readonly string[]
  readers: readonly string[]
}

/** Who reads a report. */
export type Readership = { route: Route; readers: readonly Reader[] }

/** A case that one person alone can open is lost with them. */
export const fewestReaders = 2

/**
 * Chooses who reads a report: the first route of which enough people are left, and of it nobody that its author excluded.
 *
 * @returns null when nobody would be left.
 */
export function chooseReaders(
  directory: Directory,
  { isAboutSupervised, areas, readers }: Exclusion,
): Readership | null {
  const routes = isAboutSupervised ? directory.routes.slice(-1) : directory.routes
  for (const route of routes) {
    const left = directory.readers.filter(
      ({ id, area }) => route.readers.includes(id) && !areas.includes(area) && !readers.includes(id),
    )
    if (left.length >= fewestReaders) return { route, readers: left }
  }
  return null
}
