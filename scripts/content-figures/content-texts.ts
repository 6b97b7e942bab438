import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'

/** A file of `site/content/`, by its place below that folder. */
export type ContentFile = { path: string; source: string }

/** One text of a content file in one language, or in none where it is not translated. */
export type ContentText = {
  file: string
  line: number
  language: 'pt' | 'en' | null
  /** The fields and rows it stands in, such as `layout.3.prices.0.value.pt`. */
  field: string
  text: string
}

/** Every text of a content file with the line where it begins. */
export function readTexts({ path, source }: ContentFile): ContentText[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const texts: ContentText[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return
      const names = ancestors.flatMap((parent, depth) => {
        if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : []
        const child: unknown = ancestors[depth + 1] ?? node
        return 'items' in parent && Array.isArray(parent.items) && !isPair(child)
          ? [String(parent.items.findIndex((item: unknown) => item === child))]
          : []
      })
      const last = names.at(-1)
      texts.push({
        file: path,
        line: lines.linePos(node.range?.[0] ?? 0).line,
        language: last === 'pt' || last === 'en' ? last : null,
        field: names.join('.'),
        text: node.value,
      })
    },
  })
  return texts
}
