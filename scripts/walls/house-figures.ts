import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { fieldTypeFolders } from '../field-types/field-type-folders'
import { countSecondWays } from './count-second-ways'
import { countFilesPerFieldType } from './files-per-field-type'
import { findKnots, type ImportGraph, roomsOf, toFolderGraph } from './import-graph'
import { knowsThisBank } from './knows-this-bank'

/** What may only become less. */
export const houseFigures = z.object({
  /** Folders that need each other, in the largest knot of them. */
  foldersInTheKnot: z.number().int(),
  /** The same of the rooms of src/server, and of those of src/cms. */
  roomsInTheKnotOfTheServer: z.number().int(),
  roomsInTheKnotOfTheCms: z.number().int(),
  /** Groups of files that need each other, types counted as well. */
  circlesOfFiles: z.number().int(),
  /** Lines below src/cms, in whole hundreds. */
  linesOfTheCms: z.number().int(),
  /** Files in src/cms that stand in no folder of it. */
  looseFilesOfTheCms: z.number().int(),
  /** The same of src/server. */
  looseFilesOfTheServer: z.number().int(),
  /** Files of more than 200 lines. */
  longFiles: z.number().int(),
  /** Files of the platform in which this bank's languages, country or money stand: what another one would have to touch. */
  filesOfThisBank: z.number().int(),
  /** Lines that do by themselves what one file does for all. */
  secondWays: z.number().int(),
  /** Files outside its folder that name a type of question, of the type that the most name. */
  filesPerFieldType: z.number().int(),
})
export type HouseFigures = z.infer<typeof houseFigures>

/** @param files what each file of the project imports, tests and generated files left out. */
export function measureHouse(files: ImportGraph): HouseFigures {
  const lines = new Map([...files.keys()].filter(isCode).map((file) => [file, countLines(file)]))
  const cmsLines = [...lines].reduce((sum, [file, count]) => (file.startsWith('src/cms/') ? sum + count : sum), 0)
  return {
    foldersInTheKnot: largestKnot(toFolderGraph(files)),
    roomsInTheKnotOfTheServer: largestKnot(toFolderGraph(files, roomsOf('src/server'))),
    roomsInTheKnotOfTheCms: largestKnot(toFolderGraph(files, roomsOf('src/cms'))),
    circlesOfFiles: findKnots(files).length,
    linesOfTheCms: Math.ceil(cmsLines / 100) * 100,
    looseFilesOfTheCms: countLoose('src/cms', lines),
    looseFilesOfTheServer: countLoose('src/server', lines),
    longFiles: [...lines.values()].filter((count) => count > 200).length,
    filesOfThisBank: [...lines.keys()].filter((file) => knowsThisBank(file, readFileSync(file, 'utf8'))).length,
    secondWays: [...lines.keys()].reduce((sum, file) => sum + countSecondWays(file, readFileSync(file, 'utf8')), 0),
    filesPerFieldType: countFilesPerFieldType(
      fieldTypeFolders(process.cwd()),
      [...files.keys(), ...globSync('scripts/**/*.{ts,mjs}')]
        .filter((file) => /\.(?:tsx?|mjs|json)$/.test(file))
        .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    ),
  }
}

/** The figures that have become more than what is recorded, a sentence for each. */
export function findRisenFigures(measured: HouseFigures, recorded: HouseFigures): string[] {
  return houseFigures
    .keyof()
    .options.filter((name) => measured[name] > recorded[name])
    .map((name) => `${name} is ${measured[name]}, and was ${recorded[name]}: it may only go down.`)
}

function largestKnot(graph: ImportGraph): number {
  return findKnots(graph)[0]?.length ?? 0
}

function isCode(file: string): boolean {
  return /\.(?:ts|tsx)$/.test(file) && !file.startsWith('graphql/') && !file.endsWith('/payload-types.ts')
}

function countLines(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1
}

function countLoose(folder: string, files: ReadonlyMap<string, number>): number {
  return [...files.keys()].filter(
    (file) => file.startsWith(`${folder}/`) && !file.slice(folder.length + 1).includes('/'),
  ).length
}
