import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { Icon } from '@/src/ui/Icon'
import { classes as styles } from './guided-choice.own'
import { NearestBranch } from './NearestBranch'
import { Papers } from './Papers'
import type { ChosenOutcome as Chosen, GuidedChoiceProps } from './to-props'

type ChosenOutcomeProps = Chosen &
  Pick<GuidedChoiceProps, 'id' | 'headingLevel' | 'links'> & {
    /** The way back to the first question. */
    again: string | null
  }

/** One outcome: why it is this one, what to take along and where to go. Printed, nothing else of the page is. */
export function ChosenOutcome(props: ChosenOutcomeProps): ReactNode {
  const { title, text, figure, link, reasons, papers, note, branch, id, headingLevel, links, again } = props
  const t = useTranslations('guidedChoice')
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles['chosen']}>
      <div className={styles['outcome']} data-surface="leaf">
        <div className={styles['question']}>
          <p className={styles['progress']}>{t('forYou')}</p>
          <Heading>{title}</Heading>
          {figure ? (
            <p className={styles['figure']}>
              <strong>{figure.value}</strong> {figure.label}
            </p>
          ) : null}
          {text ? <p>{text}</p> : null}
          <ActionLinks links={link ? [link, ...links] : links} />
        </div>
        {reasons.length > 0 ? (
          <ul role="list" className={styles['rows']} data-surface="card">
            {reasons.map((reason) => (
              <li key={reason.answer}>
                <Icon name="check" />
                <span>
                  <small>{t('answered', { answer: reason.answer })}</small>
                  <strong>{reason.text}</strong>
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {papers.length > 0 ? <Papers title={title} papers={papers} note={note} headingLevel={headingLevel} /> : null}
      <NearestBranch {...branch} id={id} headingLevel={headingLevel} />
      {again ? (
        <p className={styles['again']}>
          <a href={again}>{t('again')}</a>
        </p>
      ) : null}
    </div>
  )
}
