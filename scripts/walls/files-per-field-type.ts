import { toFieldTypeNames } from '../field-types/field-type-folders'

/** A file of the product with its text. */
type ProductFile = { path: string; text: string }

/** What knows types without being what a new one has to be taught: forms of this bank, examples, and what is generated. */
const unaffected = /^site\/|\.(?:test|test-d|fixtures)\.tsx?$|\/icon-drawings\.ts$/

/**
 * How many files outside its folder a type of question is named in: the most of any type. Only names of several words are counted, since
 * `text` or `date` are also words for other things; what knows one type knows the others.
 *
 * @param folders of the types.
 * @param files of the product.
 */
export function countFilesPerFieldType(folders: readonly string[], files: readonly ProductFile[]): number {
  const outside = files.filter(({ path }) => !/^src\/forms\/types\/[^/]+\//.test(path) && !unaffected.test(path))
  const counts = folders
    .filter((folder) => folder.includes('-'))
    .map((folder) => {
      const name = new RegExp(`\\b${toFieldTypeNames(folder).type}\\b`)
      return outside.filter(({ text }) => name.test(text)).length
    })
  return Math.max(0, ...counts)
}
