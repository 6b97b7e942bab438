import { answersDirectoryName } from '@/src/publications/publishing-notes'

/** How far publishing came: what a site without it knows nothing of its own pages. */
export const progressFile = 'published.json'

/** What a snapshot holds besides, below the directory of a site: pages, and what belongs to them. */
export const snapshotPlaces = ['pages', 'content', answersDirectoryName, 'search', 'pictures'] as const
export const formsFile = 'form-versions.json'

/** Whether a site takes a file of this path from another one. */
export function isSnapshotPath(path: string): boolean {
  const [place = '', name = '', ...more] = path.split('/')
  if (path === progressFile || path === formsFile) return true
  return snapshotPlaces.some((known) => known === place) && more.length === 0 && /^[\w-][\w.-]*$/.test(name)
}
