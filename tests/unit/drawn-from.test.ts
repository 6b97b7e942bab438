import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listDrawnFrom } from '../support/drawn-from'
import { hashFiles } from '../support/hash-files'

const ofFaq = () => listDrawnFrom({ folder: 'faq', judge: 'tests/e2e/gallery-pictures.spec.ts' })

test('a block is drawn from its own files, the styles, letters and texts of the site, and the packages', async () => {
  expect(await ofFaq()).toEqual(
    expect.arrayContaining([
      'blocks/faq/Faq.tsx',
      'blocks/faq/faq.fixtures.ts',
      'blocks/faq/faq.module.css',
      'blocks/faq/to-props.ts',
      'blocks/render-blocks.tsx',
      'next.config.ts',
      'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
      'package-lock.json',
      'site/messages/en.json',
      'site/messages/pt.json',
      'site/theme/tokens.css',
      'src/app/SiteDocument.tsx',
      'src/gallery/BlockFrame.tsx',
      'src/ui/styles/base.css',
      'tests/e2e/gallery-pictures.spec.ts',
      'tests/support/compare-picture.ts',
    ]),
  )
})

test('no other block, and nothing of the CMS, has a part in how a block looks', async () => {
  const files = await ofFaq()
  expect(files.filter((file) => /^blocks\/(?!faq\/)[^/]+\//.test(file))).toEqual([])
  expect(files.filter((file) => /^src\/(?:cms|form-builder|identity|payload|publishing|studio)/.test(file))).toEqual([])
})

test('a hash of files differs with the content and the name of each', () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-hash-'))
  const write = (name: string, text: string) => {
    writeFileSync(join(directory, name), text)
    return join(directory, name)
  }
  const hashes = [
    hashFiles([write('a', 'one'), write('b', 'two')]),
    hashFiles([write('a', 'onet'), write('b', 'wo')]),
    hashFiles([write('a', 'one'), write('c', 'two')]),
    hashFiles([write('a', 'one')]),
  ]
  rmSync(directory, { recursive: true })
  expect(new Set(hashes).size).toBe(hashes.length)
})
