import type { PageContext } from '@/src/content/page-context'
import { type OutlineEntry, toOutline } from '@/src/rich-text/to-outline'
import { type RichTextProps as RunningTextProps, toRichText } from '@/src/rich-text/to-rich-text'
import type { BlockByType } from '../block-types'

export type RichTextProps = {
  title: string | null
  body: RunningTextProps
  /** The headings of a text that is long enough to be gone through by them; empty for a shorter one. */
  outline: readonly OutlineEntry[]
}

/** A text with fewer headings is gone through without a list of them. */
const fewestHeadings = 4

/** A title without its text is nothing to show. */
export function toRichTextProps(block: BlockByType['RichTextBlock'], page: PageContext): RichTextProps | null {
  const body = toRichText(block.body, page)
  if (body === null) return null
  const outline = toOutline(body.document)
  return { title: block.title, body, outline: outline.length < fewestHeadings ? [] : outline }
}
