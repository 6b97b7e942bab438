import type { ReactNode } from 'react'
import { RichText as RunningText } from '@/src/rich-text/RichText'
import { Section } from '@/src/ui/Section'
import styles from './rich-text.module.css'
import type { RichTextProps } from './to-props'

/** Running text, in lines of a comfortable length. */
export function RichText({ title, body }: RichTextProps): ReactNode {
  return (
    <Section title={title} lead={null}>
      <div className={styles['text']}>
        <RunningText {...body} />
      </div>
    </Section>
  )
}
