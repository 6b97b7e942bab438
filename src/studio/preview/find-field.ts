/** What is needed of a form's fields: each by its path, such as `layout.2.steps.0.title`. */
export type FormFields = Readonly<Record<string, { value?: unknown }>>

/** The path of the block with this id in the list of a form's blocks, such as `layout.2`. */
export function findRowPath(fields: FormFields, row: string): string | undefined {
  return Object.entries(fields)
    .find(([path, { value }]) => value === row && /^\w+\.\d+\.id$/.test(path))?.[0]
    .replace(/\.id$/, '')
}

/** The id of the block that a field belongs to; null for fields of the document itself. */
export function findRowOf(fields: FormFields, path: string): string | null {
  const [row] = /^\w+\.\d+(?=\.|$)/.exec(path) ?? []
  const id = row === undefined ? undefined : fields[`${row}.id`]?.value
  return typeof id === 'string' ? id : null
}

/**
 * The field that holds words which stand on the page: the one that says exactly that, else the shortest that contains them, else
 * the longest that they contain.
 *
 * @param within the path of the block to look in; empty for the fields of the document itself.
 */
export function findField(fields: FormFields, within: string, words: string): string | undefined {
  const wanted = toPlain(words)
  if (wanted === '') return undefined
  const candidates = Object.entries(fields).flatMap(([path, { value }]) => {
    const isHere = within === '' ? !/\.\d+\./.test(path) : path.startsWith(`${within}.`)
    const text = isHere && !isPlatformField(path) ? toPlain(textOf(value)) : ''
    return text === '' ? [] : [{ path, text }]
  })
  const same = candidates.find(({ text }) => text === wanted)
  const around = candidates.filter(({ text }) => text.includes(wanted)).sort((a, b) => a.text.length - b.text.length)[0]
  const inside = candidates
    .filter(({ text }) => text.length > 2 && wanted.includes(text))
    .sort((a, b) => b.text.length - a.text.length)[0]
  return (same ?? around ?? inside)?.path
}

/** Fields that hold words which are not shown as they are. */
function isPlatformField(path: string): boolean {
  return /(?:^|\.)(?:id|blockType|key|slug|path|anchor|hash|_status)$/.test(path)
}

/** The words of a value: a line as it is, rich text without its marks. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('root' in value)) return ''
  return textOfNode(value.root)
}

function textOfNode(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  if (!('children' in node) || !Array.isArray(node.children)) return ''
  const isBlock = 'type' in node && node.type !== 'link' && node.type !== 'autolink'
  return `${node.children.map(textOfNode).join('')}${isBlock ? ' ' : ''}`
}

/** Words as they are compared: without soft hyphens, with single plain spaces. */
function toPlain(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
}
