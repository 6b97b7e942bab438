/** Addresses of files in a page or a style sheet: what it is drawn with. */
const named = /\/(?:_next\/static|media)\/[^"'\s,)<>\\]+/g

/**
 * The files that a page is drawn with: style sheets and pictures it names, and fonts and pictures that those name in turn.
 *
 * @returns each file's address with its content; what cannot be read is left out.
 */
export async function findFilesIn(
  html: Buffer,
  readFile: (path: string) => Promise<Buffer | null>,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const open = [...addressesIn(html)]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    const content = await readFile(path)
    if (!content) continue
    found.set(path, content)
    if (path.endsWith('.css')) open.push(...addressesIn(content))
  }
  return found
}

function addressesIn(content: Buffer): Set<string> {
  return new Set(Array.from(content.toString('utf8').matchAll(named), ([address]) => address))
}
