import { readdirSync, readFileSync } from 'node:fs'

/** The tests that take pictures of the guide for editors on their way. */
export function specsWithEditorPictures() {
  return readdirSync('tests/e2e')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/e2e/${name}`)
    .filter((file) => readFileSync(file, 'utf8').includes("'../support/pictures'"))
}
