import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useHoursWords } from '@/src/map/opening-hours/use-hours-words'
import { Icon } from '@/src/ui/Icon'
import styles from './place-results.module.css'
import type { ListedPlace } from './to-props'

/** What the list says of a place; the map says the same, by taking it from here. */
export function PlaceCard(place: ListedPlace & { headingLevel: 3 | 4 }): ReactNode {
  const { headingLevel, name, kind, href, address, locality, access, phone, hours, position, openUntil } = place
  const t = useTranslations('places')
  const words = useHoursWords()
  const PlaceName = `h${headingLevel}` as const
  const line = words.line(hours)
  return (
    <>
      <div data-part="card">
        <PlaceName className={styles['name']}>{href ? <a href={href}>{name}</a> : name}</PlaceName>
        <p className={styles['kind']} data-kind={kind}>
          <Icon name={kind === 'cashPoint' ? 'card' : kind === 'branch' ? 'building' : 'briefcase'} />
          {t(`kinds.${kind}`)}
          {access.includes('stepFree') ? <span className={styles['access']}>{t('access.stepFree')}</span> : null}
        </p>
        <p>{[address, ...locality].filter(Boolean).join(', ')}</p>
        {line ? <p className={styles['hours']}>{line}</p> : null}
        {openUntil === null ? null : (
          <p className={styles['open']}>
            {t('openUntil', { time: Number.isFinite(openUntil) ? words.time(openUntil) : 'always' })}
          </p>
        )}
        {phone ? <p>{phone.href ? <a href={phone.href}>{phone.label}</a> : phone.label}</p> : null}
      </div>
      {/* Where the map, once it is there, puts the way to it. */}
      {position ? <div data-part="to-map" /> : null}
    </>
  )
}
