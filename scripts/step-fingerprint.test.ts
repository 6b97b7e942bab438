import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprintStep } from './step-fingerprint.mjs'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-step-'))
  writeFileSync(join(directory, 'program.ts'), "import { word } from './imported'\nconsole.log(word)\n")
  writeFileSync(join(directory, 'imported.ts'), "export const word: string = 'one'\n")
  writeFileSync(join(directory, 'read.graphql'), '{ one }\n')
  writeFileSync(join(directory, 'written.ts'), 'one\n')
  writeFileSync(join(directory, 'other.ts'), 'one\n')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const fingerprint = (args = ['program.ts']) =>
  fingerprintStep({
    args,
    program: join(directory, 'program.ts'),
    reads: [join(directory, '*.graphql')],
    writes: [join(directory, 'written.ts')],
  })

it('a step is the same as long as nothing that it reads or wrote has changed', async () => {
  const before = await fingerprint()
  writeFileSync(join(directory, 'other.ts'), 'two\n')
  expect(await fingerprint()).toBe(before)
})

it.each([
  ['its program', 'program.ts', 'console.log(1)\n'],
  ['a module that its program imports', 'imported.ts', "export const word: string = 'two'\n"],
  ['a file that it reads', 'read.graphql', '{ two }\n'],
  ['a file that appears among those it reads', 'new.graphql', '{ one }\n'],
  ['a file that it wrote', 'written.ts', 'changed by hand\n'],
])('a step is another one when %s changes', async (_what, name, text) => {
  const before = await fingerprint()
  writeFileSync(join(directory, name), text)
  expect(await fingerprint()).not.toBe(before)
})

it('a step is another one when its arguments change, or what it wrote is gone', async () => {
  const before = await fingerprint()
  expect(await fingerprint(['program.ts', 'more'])).not.toBe(before)
  rmSync(join(directory, 'written.ts'))
  expect(await fingerprint()).not.toBe(before)
})
