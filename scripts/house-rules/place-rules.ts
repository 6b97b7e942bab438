const vagueNames = new Set(['utils', 'util', 'utilities', 'helpers', 'helper', 'misc', 'common', 'lib'])

/** What is wrong with where a file is, a sentence each. */
export function findPlaceMistakes(path: string): string[] {
  const folders = path.split('/').slice(0, -1)
  const mistakes = folders
    .filter((folder) => vagueNames.has(folder.toLowerCase()))
    .map(
      (folder) =>
        `${path}: A folder named "${folder}" collects anything. Put the file where it is used, or name the concept.`,
    )
  if (/^(?:blocks|site|src\/content)\/(?:.*\/)?index\.[cm]?[jt]sx?$/.test(path)) {
    mistakes.push(`${path}: An index file joins what must stay apart. Import the file that is meant by its own name.`)
  }
  return mistakes
}
