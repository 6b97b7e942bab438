import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { runProgram } from '@/tests/support/programs'

let directory = ''
let found: Record<string, unknown> = {}
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sona-languages-'))
  const { stdout, stderr } = await runProgram('tests/support/edit-in-two-languages.ts', [], directory)
  const line = stdout.split('\n').find((text) => text.startsWith('{"drawn"'))
  if (!line) throw new Error(`Nothing was edited:\n${stdout}${stderr}`)
  found = z.record(z.string(), z.unknown()).parse(JSON.parse(line))
}, 120_000)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('a template makes a draft in both languages, for people of the bank only', () => {
  expect(found['presets']).toEqual([303, 400, true, 'draft'])
  expect(found['made']).toEqual([])
})

it('a text whose Portuguese changed is named until its English is written anew, and so is one without English', () => {
  const missing = ['Blocos › Chamada para acção › 8 › Título', 'layout.7.title', 'missing']
  expect(found['afterChange']).toEqual([['Blocos › Passos numerados › 3 › Título', 'layout.2.title', 'stale'], missing])
  expect(found['afterTranslation']).toEqual([missing])
})

const legal = {
  pt: ['Nome do texto', 'Âmbito', 'Documentos', 'Reclamações'],
  en: ['Name of the text', 'Scope', 'Documents', 'Complaints'],
}
const [[hero, ...others], [englishHero, ...englishOthers]] = [legal.pt, legal.en]

it('a block is copied to another page with both languages, although the form there saves one', () => {
  expect(found['copying']).toEqual([401, 400, 404, 404, 200, true])
  const both = { pt: [hero, 'Outra coisa', ...others], en: [englishHero, 'Something else', ...englishOthers] }
  expect(found['pasted']).toEqual(both)
  expect(found['undone']).toEqual(legal)
  expect(found['redone']).toEqual(both)
})

it('blocks that were taken away and are brought back have their texts in the language that no form sent', () => {
  expect(found['emptied']).toEqual({ pt: [hero], en: [englishHero] })
  expect(found['broughtBack']).toEqual(legal)
})

it('what is set aside for a page is bounded, and goes with the page', () => {
  expect(found['aside']).toEqual([50, { id: 'many-59' }, 0])
})

it('visitors never get a block that is hidden or whose days are over; people of the bank do', () => {
  expect(found['drawn']).toEqual(['a', 'a', 'a', 'abc'])
  expect(found['visible']).toEqual({ forAll: ['a', true], forStaff: ['abc', true] })
})
