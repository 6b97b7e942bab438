import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { classes as styles } from './guided-choice.own'
import type { AskedQuestion as Asked } from './to-props'

type AskedQuestionProps = Asked & {
  headingLevel: 2 | 3
  /** The way back to the question before; null at the first. */
  back: string | null
}

/** One question. Its answers lead on at one tap; search engines need not follow each of them. */
export function AskedQuestion({
  number,
  count,
  title,
  text,
  answers,
  headingLevel,
  back,
}: AskedQuestionProps): ReactNode {
  const t = useTranslations('guidedChoice')
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles['question']}>
      <p className={styles['progress']}>
        {t('progress', { number, count })}
        <progress value={number} max={count} aria-hidden="true" />
      </p>
      <Heading>{title}</Heading>
      {text ? <p className={styles['soft']}>{text}</p> : null}
      <ul role="list" className={styles['answers']}>
        {answers.map((answer) => (
          <li key={answer.key}>
            <a href={answer.href} rel="nofollow" data-surface="card">
              <span>
                <strong>{answer.title}</strong>
                {answer.text ? <small>{answer.text}</small> : null}
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      {back ? (
        <p>
          <a href={back}>{t('back')}</a>
        </p>
      ) : null}
    </div>
  )
}
