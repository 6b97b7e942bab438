import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAllowed } from '@/tests/support/role-matrix/cells'
import { globalRows } from '@/tests/support/role-matrix/global-rows'
import { matrixOf } from '@/tests/support/role-matrix/matrix-of'
import { matrixSeeds } from '@/tests/support/role-matrix/matrix-seeds'
import { stepsOn } from '@/tests/support/role-matrix/steps-on'
import { type CmsPerson, openWorkingCms, type WorkingCms } from '@/tests/support/working-cms'

/**
 * Who may do what, over each API, asked of the running CMS: the committed table is what it answered. Where a rule depends on the
 * document, the cell says which: `public`, `own`. Where the APIs differ, each is said by itself.
 */
const committed = '../../../tests/contract/role-matrix.tsv'
const roles = ['editor', 'approver', 'compliance', 'investigator', 'hr', 'admin'] as const

let cms: WorkingCms
beforeAll(async () => {
  cms = await openWorkingCms()
}, 120_000)
afterAll(() => cms.close())

async function peopleOf(asked: WorkingCms): Promise<[string, CmsPerson][]> {
  const people: [string, CmsPerson][] = [['anonymous', asked.anonymous]]
  for (const role of roles) people.push([role, await asked.logIn(role)])
  return people
}

it('lets each role do over each API what the committed table says', async () => {
  const people = await peopleOf(cms)
  const seeds = await matrixSeeds(cms)
  const { collections, globals, steps } = await cms.shapes()
  expect(
    collections.map(({ slug }) => slug).filter((slug) => !seeds[slug]),
    'nothing of these is asked for',
  ).toEqual([])
  const matrix = matrixOf(cms, seeds, people)
  const lines = [['what', 'operation', ...people.map(([role]) => role)].join('\t')]
  for (const collection of collections) lines.push(...(await matrix.collectionRows(collection)))
  for (const global of globals) lines.push(...(await globalRows(cms, matrix, global)))
  const ways = stepsOn(cms, seeds)
  expect(Object.keys(ways).sort()).toEqual([...steps].sort())
  for (const [path, take] of Object.entries(ways))
    lines.push(await matrix.row(path, 'step', async (person) => (isAllowed(await take(person)) ? 'yes' : '-')))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(committed)
}, 600_000)

it('would say another thing if a rule were taken away', async () => {
  const rules = ['submissions.read', 'users.read', 'pages.readVersions', 'tips.read', 'people.delete', 'media.update']
  const open = await openWorkingCms({ without: rules })
  const [people, seeds] = [await peopleOf(open), await matrixSeeds(open)]
  const { collections } = await open.shapes()
  const table = readFileSync(new URL(committed, import.meta.url), 'utf8').split('\n')
  const operations: Record<string, string> = { readVersions: 'read versions' }
  const matrix = matrixOf(open, seeds, people)
  for (const rule of rules) {
    const [slug = '', name = ''] = rule.split('.')
    const collection = collections.find((known) => known.slug === slug)
    const start = `${slug}\t${operations[name] ?? name}\t`
    const row =
      collection &&
      (await matrix.collectionRows(collection, operations[name] ?? name)).find((line) => line.startsWith(start))
    expect(
      table.find((line) => line.startsWith(start)),
      rule,
    ).toBeTruthy()
    expect(row, rule).not.toBe(table.find((line) => line.startsWith(start)))
  }
  await open.close()
}, 300_000)
