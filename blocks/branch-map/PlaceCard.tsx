import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { messagesByLocale } from '@/src/i18n/messages'
import { useHoursWords } from '@/src/map/opening-hours/use-hours-words'
import { writeState } from '@/src/map/opening-hours/write-state'
import { writeDistance } from '@/src/map/write-distance'
import type { ListedPlace } from './to-props'

type PlaceCardProps = ListedPlace & {
  headingLevel: 3 | 4
  /** When it was asked what is open, in milliseconds since 1970. */
  moment: number
}

/** What the list says of a place; the map says the same, by taking it from here. */
export function PlaceCard(place: PlaceCardProps): ReactNode {
  const { headingLevel, name, kind, href, address, locality, access, phone, hours, position, state, metres } = place
  const t = useTranslations('places')
  const locale = useLocale()
  const line = useHoursWords().line(hours)
  const PlaceName = `h${headingLevel}` as const
  return (
    <>
      <div data-part="card">
        <PlaceName>{href ? <a href={href}>{name}</a> : name}</PlaceName>
        {metres === null ? null : <span data-part="distance">{writeDistance(metres, locale)}</span>}
        <p data-part="kind">
          {[t(`kinds.${kind}`), ...(access.includes('stepFree') ? [t('access.stepFree')] : [])].join(' · ')}
        </p>
        <p>{[address, ...locality].filter(Boolean).join(', ')}</p>
        {/* Where script says it on a page that was finished earlier. */}
        {line ? (
          <p data-part="state">
            {state ? (
              <span data-open={state.isOpen}>
                {writeState(state, { locale, texts: messagesByLocale[locale].places, moment: place.moment })}
              </span>
            ) : null}
          </p>
        ) : null}
        {line ? <p data-part="hours">{line}</p> : null}
        {phone ? <p>{phone.href ? <a href={phone.href}>{phone.label}</a> : phone.label}</p> : null}
      </div>
      {/* Where the map, once it is there, puts the way to it. */}
      {position ? <div data-part="to-map" /> : null}
    </>
  )
}
