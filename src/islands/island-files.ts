import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where islands may be. Client code of the CMS has the same ending and never reaches a visitor. */
const islandFolders = ['blocks', 'src'] as const
const ofTheCms = /^src\/(?:cms|form-builder|identity|gallery|studio|app\/\(payload\))\//

/** Whether a file holds the component of an island, by its path from the root of the project. */
export function isIslandFile(path: string): boolean {
  return (
    path.endsWith('.client.tsx') &&
    islandFolders.some((folder) => path.startsWith(`${folder}/`)) &&
    !ofTheCms.test(path)
  )
}

/** The name of an island: the component's, which is its file's. */
export function toIslandName(path: string): string {
  return basename(path, '.client.tsx')
}

/** The files of all islands, by their paths from the root of the project. */
export function listIslandFiles(root: string): string[] {
  return islandFolders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter(isIslandFile)
    .sort()
}
