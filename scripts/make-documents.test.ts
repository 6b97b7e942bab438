import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { makeDocument } from './make-documents'

const folder = 'site/content/documents'
const keys = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => basename(name, '.yaml'))

/** A price list on the page and in the PDF are one: whoever changes the page's rows makes the PDF again. */
it.each(keys)('%s is published as its words make it', async (key) => {
  const { file, bytes } = await makeDocument(folder, key)
  const published = readFileSync(`${folder}/files/${file}`)
  expect(published.equals(bytes), 'run npx tsx scripts/make-documents.ts').toBe(true)
})
