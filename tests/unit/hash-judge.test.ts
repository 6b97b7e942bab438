import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashJudge } from '../support/hash-judge'
import { listLocked } from '../support/locked-packages'

const judge = 'tests/e2e/page.spec.ts'

const lock = (judgeVersion: string, besides = '1.0.0') =>
  JSON.stringify({
    packages: {
      '': { dependencies: { judge: '*', besides: '*' } },
      'node_modules/judge': { version: '1.0.0', integrity: 'sha512-judge', dependencies: { rules: '*' } },
      'node_modules/judge/node_modules/rules': { version: judgeVersion, integrity: `sha512-${judgeVersion}` },
      'node_modules/rules': { version: '0.1.0', integrity: 'sha512-old' },
      'node_modules/besides': { version: besides, integrity: `sha512-${besides}` },
    },
  })

const files = {
  [judge]: "import { look } from '../support/look'\nlook('judge')",
  'tests/support/look.ts':
    "import { judge } from 'judge/lib'\nimport { judgePage } from './judge-page'\nexport const look = [judge, judgePage]",
  'tests/support/judge-page.ts': "import { readFile } from 'node:fs'\nexport const judgePage = readFile",
  'tests/support/unused.ts': "export const nothing = 'nothing'",
  'tests/support/browser-settings.ts': "export const settings = { locale: 'pt-AO' }",
  '.node-version': '24.0.0',
  'package-lock.json': lock('2.0.0'),
}

/** A project with one test that judges, in a folder of its own. */
async function hashOf(changed: Partial<typeof files> = {}): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'sona-judge-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return hashJudge(judge, root)
}

test('a judge is the same in another folder', async () => {
  expect(await hashOf()).toBe(await hashOf())
})

test.each([
  [judge, `${files[judge]}\n`],
  ['tests/support/look.ts', `${files['tests/support/look.ts']}\n`],
  ['tests/support/browser-settings.ts', "export const settings = { locale: 'en' }"],
  ['.node-version', '24.0.1'],
  ['package-lock.json', lock('2.0.1')],
])('it is another one when %s changes', async (name, text) => {
  expect(await hashOf({ [name]: text })).not.toBe(await hashOf())
})

test.each([
  ['tests/support/unused.ts', "export const nothing = 'something'"],
  ['tests/support/judge-page.ts', "import { writeFile } from 'node:fs'\nexport const judgePage = writeFile"],
  ['package-lock.json', lock('2.0.0', '1.0.1')],
])('it is the same when something changes that it judges nothing with: %s', async (name, text) => {
  expect(await hashOf({ [name]: text })).toBe(await hashOf())
})

test('the judges of this project judge with the packages that they name, the browser among them', () => {
  const names = listLocked(['@playwright/test', '@sparticuz/chromium', 'lighthouse', 'node:fs']).map(
    (line) => line.split(' ')[0],
  )
  expect(names).toEqual(
    expect.arrayContaining([
      'node_modules/@playwright/test',
      'node_modules/@sparticuz/chromium',
      'node_modules/axe-core',
      'node_modules/lighthouse',
      'node_modules/playwright-core',
    ]),
  )
})
