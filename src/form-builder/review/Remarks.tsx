import type { ReactNode } from 'react'
import { formatDate } from '@/src/i18n/format'
import { useBuilder } from '../builder-context'
import { reviewTexts } from '../texts/review-texts'
import type { FormReviewAnswer } from './review-answers'

/** What colleagues say of a form, such as why its proposal was sent back. Answered and settled in the review room. */
export function Remarks({ comments }: Pick<FormReviewAnswer, 'comments'>): ReactNode {
  const { say, language } = useBuilder()
  if (comments.length === 0) return null
  return (
    <section>
      <h3>{say(reviewTexts.remarks)}</h3>
      {comments.map(({ id, authorName, createdAt, text }) => (
        <figure key={id}>
          <figcaption>{`${authorName}, ${formatDate(language, createdAt)}`}</figcaption>
          <blockquote>{text}</blockquote>
        </figure>
      ))}
    </section>
  )
}
