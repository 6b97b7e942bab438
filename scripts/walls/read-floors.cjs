/**
 * The floors of the house as docs/architecture.md lays them out. Not a module of ECMAScript, because dependency-cruiser's own
 * configuration reads it too.
 */

const row = /^\| (\d+) \| `([^`]+)` \| [^|]+ \| ([^|]*)\|/

/**
 * @param {string} markdown the text of docs/architecture.md.
 * @returns {{ floor: number, folder: string, mayImport: string[] }[]} a folder from the root of the project on each line, with the
 * folders that it may import.
 * @throws when a row names a folder that has none.
 */
function readFloors(markdown) {
  const rows = markdown.split('\n').flatMap((line) => {
    const [, floor, folder, names] = row.exec(line) ?? []
    return folder === undefined ? [] : [{ floor: Number(floor), folder, names: names.trim() }]
  })
  // A folder of the root is meant before one of `src` that is called the same.
  const byName = new Map([
    ...rows.map(({ folder }) => [folder.replace(/^src\//, ''), folder]),
    ...rows.map(({ folder }) => [folder, folder]),
  ])
  return rows.map(({ floor, folder, names }) => ({
    floor,
    folder,
    mayImport: names === '' ? [] : names.split(', ').map((name) => known(byName.get(name), { name, folder })),
  }))
}

function known(found, { name, folder }) {
  if (found === undefined) throw new Error(`docs/architecture.md: ${folder} may import ${name}, which has no row`)
  return found
}

module.exports = { readFloors }
