import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import controls from '@/src/ui/form-controls.module.css'
import { classes as styles } from './guided-choice.own'
import type { ChosenOutcome } from './to-props'

type PapersProps = Pick<ChosenOutcome, 'title' | 'papers' | 'note'> & { headingLevel: 2 | 3 }

/** The personal list of what to take along, to be ticked off, printed, or sent to oneself by the device's own means. */
export function Papers({ title, papers, note, headingLevel }: PapersProps): ReactNode {
  const t = useTranslations('guidedChoice')
  const Heading = `h${headingLevel}` as const
  const lines = papers.map((paper) => `- ${[paper.title, paper.text].filter(Boolean).join(': ')}`)
  const message = encodeURIComponent([`${title}. ${t('papers')}`, ...lines].join('\n'))
  const subject = encodeURIComponent(`${title}: ${t('papers')}`)
  return (
    <section>
      <Heading>{t('papers')}</Heading>
      {note ? <p className={styles['soft']}>{note}</p> : null}
      <ul role="list" className={styles['rows']}>
        {papers.map((paper) => (
          <li key={paper.title}>
            <label className={controls['choice']}>
              <input type="checkbox" />
              <span>
                <strong>{paper.title}</strong>
                {paper.text ? <small>{paper.text}</small> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles['send']}>
        {t('print')} <a href={`sms:?body=${message}`}>{t('sms')}</a>{' '}
        <a href={`mailto:?subject=${subject}&body=${message}`}>{t('mail')}</a>
      </p>
    </section>
  )
}
