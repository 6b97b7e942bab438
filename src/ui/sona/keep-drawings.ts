/** Some kilobytes each. */
const mostKept = 2_000

/**
 * Remembers what was drawn: the figure of a page stands on that page in both languages and on every page that shows it, and a change
 * of a menu draws all of them again. What was kept longest gives way.
 *
 * @returns a function that draws what has a name when that name is first asked for.
 */
export function keepDrawings<Drawing>(): (name: string, draw: () => Drawing) => Drawing {
  const kept = new Map<string, Drawing>()
  return (name, draw) => {
    const known = kept.get(name)
    if (known !== undefined) return known
    const drawing = draw()
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    kept.set(name, drawing)
    return drawing
  }
}
