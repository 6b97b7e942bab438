import { type ImportGraph, toFolder, toFolderGraph } from './import-graph'

/** A folder of the house, with the floor that it stands on and the folders that it may import. */
export type Room = { floor: number; folder: string; mayImport: readonly string[] }

/**
 * What docs/architecture.md and the imports do not agree about, a sentence for each. That an import is named at all, dependency-cruiser
 * sees to.
 *
 * @param rooms the rows of the table.
 * @param files what each file of the project imports, tests left out.
 */
export function findWallMistakes(rooms: readonly Room[], files: ImportGraph): string[] {
  const byFolder = new Map(rooms.map((room) => [room.folder, room]))
  const unknown = new Set([...files.keys()].map(toFolder).filter((folder) => !byFolder.has(folder)))
  const imports = toFolderGraph(files)
  return [
    ...[...unknown].map((folder) => `docs/architecture.md does not know ${folder}: give it a floor.`),
    ...rooms.flatMap(({ folder, floor, mayImport }) =>
      mayImport.flatMap((target) => {
        if ((byFolder.get(target)?.floor ?? floor) >= floor)
          return `docs/architecture.md: ${folder} may not import ${target}, which stands no lower.`
        return imports.get(folder)?.has(target)
          ? []
          : `docs/architecture.md: ${folder} does not import ${target} any more: take the name out.`
      }),
    ),
  ]
}
