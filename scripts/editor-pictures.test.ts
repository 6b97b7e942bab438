import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { specsWithEditorPictures } from './editor-pictures.mjs'

const guide = readFileSync('docs/editors.md', 'utf8')
const shown = [...guide.matchAll(/\]\(pictures\/editors\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name)

it('runs whatever takes a picture of the guide for editors, so that none of them stays as it was', () => {
  const specs = specsWithEditorPictures()
  const taken = specs.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(\d\d-[\w-]+)'/g)].map(([, name = '']) => name),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter((name) => !taken.includes(name))).toEqual([])
  expect(taken.filter((name) => !shown.includes(name))).toEqual([])
  expect(shown.filter((name) => !existsSync(`docs/pictures/editors/${name}.webp`))).toEqual([])
  // The guide names them: whoever changes a step finds where it is made.
  expect(specs.filter((file) => !guide.includes(file))).toEqual([])
})
