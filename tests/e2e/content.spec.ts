import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readProduct } from '../support/product'
import { runCommand } from '../support/run-command'

test.describe.configure({ mode: 'serial' })

const root = mkdtempSync(join(tmpdir(), 'sona-content-'))
const data = join(root, 'data')

const run = (script: string, ...args: string[]) => runCommand(`scripts/${script}.ts`, args, data)

/** Every file below a folder with its bytes; what the database does not hold is left out. */
function readFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('base64')] as const)
      .filter(([name]) => name !== 'README.md' && !name.startsWith('documents/text/')),
  )
}

test.beforeAll(() => {
  cpSync(readProduct().loaded, data, { recursive: true })
})
test.afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

test('an export of a freshly loaded database equals site/content/ byte for byte', () => {
  test.setTimeout(120_000)
  const out = join(root, 'first')
  expect(run('content-export', out).status).toBe(0)
  const exported = readFiles(out)
  const shipped = readFiles('site/content')
  expect([...exported.keys()].sort()).toEqual([...shipped.keys()].sort())
  for (const [name, bytes] of shipped) expect(exported.get(name) === bytes, name).toBe(true)
})

test('an import is idempotent', () => {
  test.setTimeout(180_000)
  expect(run('content-import').status).toBe(0)
  const out = join(root, 'second')
  expect(run('content-export', out).status).toBe(0)
  expect(readFiles(out)).toEqual(readFiles(join(root, 'first')))
})

test('an import that cannot be read says file, line and reason, and changes nothing', () => {
  test.setTimeout(180_000)
  const bad = join(root, 'bad')
  cpSync('site/content', bad, { recursive: true })
  const page = join(bad, 'pages/corporate/protocol.yaml')
  const text = readFileSync(page, 'utf8')
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.includes('- block: pageHero') || line.includes('- block: productHero'))
  writeFileSync(
    page,
    [...lines.slice(0, at), '  - block: teleporter', ...lines.slice(at), 'colour: red', ''].join('\n'),
  )
  const { status, stderr } = run('content-import', bad)
  expect(status).toBe(1)
  expect(stderr).toContain('Nothing was changed.')
  expect(stderr).toContain(`pages/corporate/protocol.yaml:${at + 1}: there is no block "teleporter"`)
  expect(stderr).toMatch(/pages\/corporate\/protocol\.yaml:\d+: there is no field "colour" here/)
  const nowhere = run('content-import', join(root, 'nowhere'))
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringContaining('There is no folder ')])
  const out = join(root, 'third')
  expect(run('content-export', out).status).toBe(0)
  expect(readFiles(out)).toEqual(readFiles(join(root, 'first')))
})

test('the same page query gives the same answer in process and over HTTP from another process', () => {
  test.setTimeout(60_000)
  const { cms } = readProduct()
  const ask = (args: string[]) =>
    runCommand('tests/support/read-page.ts', ['/en/private/accounts/flex-account', ...args], data)
  const inProcess = ask([])
  const overHttp = ask([`${cms}/api/graphql`])
  expect(inProcess.stderr).not.toContain('Error')
  const read = (output: string) => JSON.parse(output.slice(output.indexOf('{"document"')))
  const local = read(inProcess.stdout)
  expect(local.document.page.layout.length).toBeGreaterThan(5)
  expect(read(overHttp.stdout)).toEqual(local)
})
