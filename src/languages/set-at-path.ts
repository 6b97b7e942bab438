/**
 * A copy of a document with one text put in its place; everything around it stays as it is.
 *
 * @param path of the field in the form, such as `layout.2.steps.0.title`.
 * @throws when the path leads through something that is not there.
 */
export function setAtPath(document: unknown, path: string, text: string): unknown {
  const [name = '', ...rest] = path.split('.')
  const below = rest.join('.')
  if (Array.isArray(document)) {
    if (!(Number(name) < document.length)) throw new Error(`There is no row ${name}`)
    return document.map((row: unknown, index) => (String(index) === name ? setAtPath(row, below, text) : row))
  }
  if (typeof document !== 'object' || document === null) throw new Error(`There is no ${name}`)
  const before: unknown = Reflect.get(document, name)
  return { ...document, [name]: below === '' ? text : setAtPath(before, below, text) }
}
