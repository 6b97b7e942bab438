import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { classes as styles } from './guided-choice.own'
import type { GuidedChoiceProps } from './to-props'

type StandingProps = Pick<GuidedChoiceProps, 'standing' | 'headingLevel'>

/** What is still possible, with its price, and what the answers have ruled out. */
export function Standing({ standing, headingLevel }: StandingProps): ReactNode {
  const t = useTranslations('guidedChoice')
  const Heading = `h${headingLevel}` as const
  return (
    <aside className={styles['standing']} data-surface="band">
      <Heading>{t('standing')}</Heading>
      <ul role="list" className={styles['rows']}>
        {standing.map(({ key, title, figure, isPossible }) => (
          <li key={key}>
            {isPossible ? null : <Icon name="close" />}
            <span>
              {isPossible ? <strong>{title}</strong> : <s>{title}</s>}
              <small>
                {isPossible ? figure && [figure.value, figure.label].filter(Boolean).join(' ') : t('ruledOut')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
