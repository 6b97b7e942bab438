import type { ReactNode } from 'react'
import { toFaqAnchor } from '@/src/links/anchors'
import { RichText } from '@/src/rich-text/RichText'
import { Icon } from '@/src/ui/Icon'
import { Section } from '@/src/ui/Section'
import styles from './faq.module.css'
import type { FaqProps } from './to-props'

/** Questions that open to their answers, without script. */
export function Faq({ title, lead, questions }: FaqProps): ReactNode {
  return (
    <Section title={title} lead={lead}>
      <div className={styles['questions']}>
        {questions.map(({ id, question, answer }) => (
          <details key={id} className={styles['question']}>
            <summary>
              {question}
              <Icon name="chevron" />
            </summary>
            <div id={toFaqAnchor(id)}>
              <RichText {...answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
