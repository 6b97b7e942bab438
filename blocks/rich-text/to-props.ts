import type { PageContext } from '@/src/content/page-context'
import { type RichTextProps as RunningTextProps, toRichText } from '@/src/rich-text/to-rich-text'
import type { BlockByType } from '../block-types'

export type RichTextProps = { title: string | null; body: RunningTextProps }

/** A title without its text is nothing to show. */
export function toRichTextProps(block: BlockByType['RichTextBlock'], page: PageContext): RichTextProps | null {
  const body = toRichText(block.body, page)
  return body === null ? null : { title: block.title, body }
}
