import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ui = 'node_modules/@payloadcms/ui/dist'

it('every button that we hide is one that the admin draws', () => {
  const styles = readFileSync('src/payload-fixes/one-language-actions.css', 'utf8')
  const hidden = [...styles.matchAll(/^\.([\w-]+)/gm)].map(([, name = '']) => name)
  expect(hidden.toSorted()).toEqual(['array-actions__copy', 'array-actions__paste', 'clipboard-action__popup'])
  const rows = readFileSync(`${ui}/elements/ArrayAction/index.js`, 'utf8')
  for (const part of ["'array-actions'", '__copy', '__paste']) expect(rows).toContain(part)
  const lists = readFileSync(`${ui}/elements/ClipboardAction/index.js`, 'utf8')
  for (const part of ["'clipboard-action'", '__popup']) expect(lists).toContain(part)
})

it.each([
  [`${ui}/fields/Blocks/BlockRow.js`, '-row-${'],
  [`${ui}/fields/Array/ArrayRow.js`, '-row-${'],
  [`${ui}/fields/Text/Input.js`, 'field-${'],
  [`${ui}/elements/Collapsible/index.js`, '__content'],
  ['node_modules/@payloadcms/richtext-lexical/dist/field/Field.js', 'data-field-path'],
])('%s still draws what fields and rows are found by: %s', (file, part) => {
  expect(readFileSync(file, 'utf8')).toContain(part)
})
