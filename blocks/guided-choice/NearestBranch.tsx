import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { messagesByLocale } from '@/src/i18n/messages'
import { useHoursWords } from '@/src/map/opening-hours/use-hours-words'
import { writeState } from '@/src/map/opening-hours/write-state'
import controls from '@/src/ui/form-controls.module.css'
import type { NearestBranch as Found } from './find-nearest'
import { classes as styles } from './guided-choice.own'
import type { ChosenOutcome } from './to-props'

type NearestBranchProps = ChosenOutcome['branch'] & { id: string; headingLevel: 2 | 3 }

/** Asks where somebody is, by a plain form, and shows the branch that is nearest to there. */
export function NearestBranch({ id, action, answers, words, found, headingLevel }: NearestBranchProps): ReactNode {
  const t = useTranslations('guidedChoice')
  const Heading = `h${headingLevel}` as const
  return (
    <section id={`${id}-branch`}>
      <Heading>{t('branch')}</Heading>
      <form method="get" action={action} className={styles['where']}>
        {answers.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className={controls['field']}>
          <span className={controls['label']}>{t('where')}</span>
          <input
            type="search"
            name="place"
            defaultValue={words}
            maxLength={100}
            required
            className={controls['control']}
          />
        </label>
        <button type="submit" className={controls['quietButton']}>
          {t('find')}
        </button>
      </form>
      <div role="status">{found ? <Branch {...found} /> : words === '' ? null : <p>{t('nowhere', { words })}</p>}</div>
    </section>
  )
}

function Branch({ place: { name, href, address, locality, phone, hours }, state, moment }: Found): ReactNode {
  const locale = useLocale()
  const line = useHoursWords().line(hours)
  return (
    <div className={styles['branch']} data-surface="card">
      <p>
        <strong>{href ? <a href={href}>{name}</a> : name}</strong>
      </p>
      <p>{[address, ...locality].filter(Boolean).join(', ')}</p>
      <p>
        {state ? (
          <strong>{writeState(state, { locale, texts: messagesByLocale[locale].places, moment })}</strong>
        ) : null}
        {line ? <small>{line}</small> : null}
      </p>
      {phone ? <p>{phone.href ? <a href={phone.href}>{phone.label}</a> : phone.label}</p> : null}
    </div>
  )
}
