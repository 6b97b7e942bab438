import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RichText as RunningText } from '@/src/rich-text/RichText'
import { Contents } from '@/src/ui/Contents'
import { Section } from '@/src/ui/Section'
import styles from './rich-text.module.css'
import type { RichTextProps } from './to-props'

/** Running text, in lines of a comfortable length; a long one with the list of its parts, below the title that stands beside it. */
export function RichText({ title, body, outline }: RichTextProps): ReactNode {
  const t = useTranslations('contents')
  const contents =
    outline.length > 0 ? (
      <div className={styles['contents']}>
        <Contents title={t('title')} entries={outline} />
      </div>
    ) : null
  return (
    <Section title={title} lead={null} aside={contents}>
      <div className={styles['text']}>
        <RunningText {...body} outline={outline} />
      </div>
    </Section>
  )
}
