import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countSecondWays } from './count-second-ways'
import { countFilesPerFieldType } from './files-per-field-type'
import { findWallMistakes } from './find-wall-mistakes'
import { findRisenFigures } from './house-figures'
import { findKnots, type ImportGraph, roomsOf, toFolderGraph } from './import-graph'
import { knowsThisBank } from './knows-this-bank'
import { readFloors } from './read-floors.cjs'

const graphOf = (imports: Record<string, readonly string[]>): ImportGraph =>
  new Map(Object.entries(imports).map(([from, targets]) => [from, new Set(targets)]))

describe('findKnots', () => {
  it('finds what needs each other around a corner, the largest first, and nothing that only leads there', () => {
    const graph = graphOf({ a: ['b'], b: ['c'], c: ['a'], d: ['a', 'e'], e: ['d'], f: ['a'], g: [] })
    expect(findKnots(graph)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  it('finds nothing where all imports lead down', () => {
    expect(findKnots(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
  })

  it('finds folders that need each other though no two files do', () => {
    const files = graphOf({
      'src/one/a.ts': ['src/two/a.ts'],
      'src/two/a.ts': [],
      'src/two/b.ts': ['src/one/b.ts'],
      'src/one/b.ts': [],
    })
    expect(findKnots(files)).toEqual([])
    expect(findKnots(toFolderGraph(files))).toEqual([['src/one', 'src/two']])
  })
})

describe('roomsOf', () => {
  it('finds rooms of one folder that need each other, whatever stands outside', () => {
    const files = graphOf({
      'src/server/pages/a.ts': ['src/server/files/deep/a.ts', 'src/site/a.ts'],
      'src/server/files/deep/a.ts': ['src/server/pages/b.ts', 'src/server/files/b.ts'],
      'src/site/a.ts': ['src/server/pages/a.ts'],
    })
    const rooms = toFolderGraph(files, roomsOf('src/server'))
    expect(findKnots(rooms)).toEqual([['src/server/files', 'src/server/pages']])
  })
})

describe('the table of floors', () => {
  const header = '| floor | folder | what it is | may import | never belongs there |\n|---|---|---|---|---|\n'
  const rooms = readFloors(`${header}| 2 | \`src/one\` | one | two | x |\n| 1 | \`src/two\` | two | | y |\n`)

  it('says on which floor a folder stands and what it may import', () => {
    expect(rooms).toEqual([
      { floor: 2, folder: 'src/one', mayImport: ['src/two'] },
      { floor: 1, folder: 'src/two', mayImport: [] },
    ])
  })

  it('names no folder that has no row', () => {
    expect(() => readFloors('| 2 | `src/one` | one | three | x |')).toThrow('src/one may import three')
  })

  it('agrees with imports that it names', () => {
    expect(findWallMistakes(rooms, graphOf({ 'src/one/a.ts': ['src/two/a.ts'], 'src/two/a.ts': [] }))).toEqual([])
  })

  it('names no import that is no more, and every folder', () => {
    expect(findWallMistakes(rooms, graphOf({ 'src/one/a.ts': [], 'src/three/a.ts': [] }))).toEqual([
      'docs/architecture.md does not know src/three: give it a floor.',
      'docs/architecture.md: src/one does not import src/two any more: take the name out.',
    ])
  })

  it('lets nothing import what stands no lower', () => {
    const level = rooms.map((room) => ({ ...room, floor: 1 }))
    expect(findWallMistakes(level, graphOf({ 'src/one/a.ts': ['src/two/a.ts'] }))).toEqual([
      'docs/architecture.md: src/one may not import src/two, which stands no lower.',
    ])
  })

  it('is read whole from the document', () => {
    const markdown = readFileSync('docs/architecture.md', 'utf8')
    expect(readFloors(markdown)).toHaveLength([...markdown.matchAll(/^\| \d/gm)].length)
  })
})

describe('countFilesPerFieldType', () => {
  const files = [
    { path: 'src/forms/types/yes-no/answer.ts', text: 'yesNo' },
    { path: 'src/forms/types/answers.ts', text: '  yesNo: yesNoAnswer,\n  oneChoice: oneChoiceAnswer,' },
    { path: 'src/site/a.ts', text: "type === 'oneChoice'" },
    { path: 'src/site/a.test.ts', text: "type === 'yesNo'" },
    { path: 'site/schemas/job-application/definition.ts', text: "type: 'yesNo'" },
    { path: 'src/site/b.ts', text: "const text = 'yesNowhere'" },
  ]

  it('takes the type that the most files outside its folder name', () => {
    expect(countFilesPerFieldType(['yes-no', 'text'], files)).toBe(1)
    expect(countFilesPerFieldType(['yes-no', 'one-choice'], files)).toBe(2)
  })
})

describe('findRisenFigures', () => {
  const figures = {
    ...{
      foldersInTheKnot: 0,
      roomsInTheKnotOfTheServer: 0,
      roomsInTheKnotOfTheCms: 0,
      circlesOfFiles: 0,
      linesOfTheCms: 100,
    },
    ...{
      looseFilesOfTheCms: 2,
      looseFilesOfTheServer: 3,
      longFiles: 4,
      filesOfThisBank: 7,
      secondWays: 5,
      filesPerFieldType: 5,
    },
  }

  it('lets figures fall, and says which have risen', () => {
    expect(findRisenFigures({ ...figures, linesOfTheCms: 0 }, figures)).toEqual([])
    expect(findRisenFigures({ ...figures, foldersInTheKnot: 2 }, figures)).toEqual([
      'foldersInTheKnot is 2, and was 0: it may only go down.',
    ])
  })
})

describe('countSecondWays', () => {
  it.each([
    "if (hasErrorCode(error, 'ENOENT')) return null",
    "import { open, rename } from 'node:fs/promises'",
    "const path = join(directory, 'render.sock')",
    "const isEnglish = path.startsWith('/en')",
    'const inEnglish = /^\\/en\\//',
    "const zone = { timeZone: 'Africa/Luanda' }",
    "const currencies = ['AOA', 'USD', 'EUR']",
  ])('counts %s anywhere but at home', (line) => {
    expect(countSecondWays('src/site/a.ts', `const before = 1\n${line}\n`)).toBe(1)
  })

  it('counts nothing in the file that is the way, in comments and in examples', () => {
    expect(countSecondWays('src/platform/error-code.ts', "return hasErrorCode(error, 'ENOENT')")).toBe(0)
    expect(countSecondWays('src/site/a.ts', " * Begins with '/en'.\n// As '/en' does.")).toBe(0)
    expect(countSecondWays('blocks/faq/faq.fixtures.ts', "href: '/en'")).toBe(0)
  })
})

describe('knowsThisBank', () => {
  it.each([
    "const locales = ['pt', 'en'] as const",
    "const refused = { pt: 'Não pode.' }",
    "const zone = 'Africa/Luanda'",
    "const amount = '1 000 Kz'",
    "const isCompany = href.startsWith('/empresas')",
    "const format = new Intl.NumberFormat('pt-AO')",
    "const region = z.enum(['angola', 'any'])",
    "const iban = '^AO\\\\d{2}'",
    "const issuer = 'BCS CMS'",
    "const owed = ['private/pricing']",
  ])('counts a file with %s', (line) => {
    expect(knowsThisBank('src/site/a.ts', `const before = 1\n${line}\n`)).toBe(true)
  })

  it('counts neither comments, nor examples, nor what is this bank by its place', () => {
    expect(knowsThisBank('src/site/a.ts', ' * As in Luanda.\n// And in /empresas.\nconst opt = 1')).toBe(false)
    expect(knowsThisBank('src/gallery/example-page.ts', "locale: 'pt'")).toBe(false)
    expect(knowsThisBank('site/bank.ts', "const zone = 'Africa/Luanda'")).toBe(false)
  })
})
