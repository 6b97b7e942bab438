import { globSync, readFileSync } from 'node:fs'

/** The tests that take pictures of the guide for editors on their way. */
export function specsWithEditorPictures() {
  return globSync('tests/e2e/*.spec.ts').filter((file) => readFileSync(file, 'utf8').includes("'../support/pictures'"))
}
