import type { ReactNode } from 'react'
import { RichText as RunningText } from '@/src/rich-text/RichText'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './rich-text.module.css'
import type { RichTextProps } from './to-props'

/** Running text, in lines of a comfortable length. */
export function RichText({ title, body }: RichTextProps): ReactNode {
  return (
    <div className={styles['text']}>
      <SectionHeading title={title} lead={null} />
      <RunningText {...body} />
    </div>
  )
}
