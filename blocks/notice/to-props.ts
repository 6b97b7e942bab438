import type { PageContext } from '@/src/content/page-context'
import { type RichTextProps, toRichText } from '@/src/rich-text/to-rich-text'
import type { BlockByType } from '../block-types'

export type NoticeProps = {
  kind: NonNullable<BlockByType['NoticeBlock']['noticeKind']>
  title: string | null
  body: RichTextProps | null
}

/** A notice says something by its title, its text or both. Without a chosen kind it is information. */
export function toNoticeProps(block: BlockByType['NoticeBlock'], page: PageContext): NoticeProps | null {
  const body = toRichText(block.body, page)
  if (!block.title && !body) return null
  return { kind: block.noticeKind ?? 'info', title: block.title, body }
}
