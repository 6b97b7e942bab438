import type { PageContext } from '@/src/content/page-context'
import type { RichTextProps } from '@/src/rich-text/to-rich-text'
import { toRichText } from '@/src/rich-text/to-rich-text'
import type { BlockByType } from '../block-types'

export type FaqProps = {
  title: string | null
  lead: string | null
  questions: readonly { id: string; question: string; answer: RichTextProps }[]
}

/** Questions without an answer are left out: half a pair helps nobody. */
export function toFaqProps(block: BlockByType['FaqBlock'], page: PageContext): FaqProps | null {
  const questions = (block.questions ?? []).flatMap(({ id, question, answer }, position) => {
    const text = toRichText(answer, page)
    return question && text ? { id: id ?? String(position), question, answer: text } : []
  })
  if (questions.length === 0) return null
  return { title: block.title, lead: block.lead, questions }
}
