import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { messagesByLocale } from '@/src/i18n/messages'
import { writeState } from '@/src/map/opening-hours/write-state'
import { writeDistance } from '@/src/map/write-distance'
import { NothingFound } from './NothingFound'
import { PlaceCard } from './PlaceCard'
import type { BranchMapProps, ListedPlace } from './to-props'

/**
 * What was found, and how much it is; a way on when it is nothing. What somebody asked for is open, with what is near to it below; the
 * whole list is folded by province.
 */
export function PlaceResults(props: BranchMapProps): ReactNode {
  const { id, headingLevel, count, request, isAsked, areas, nearby, nearestOpen, moment } = props
  const t = useTranslations('branchMap')
  const AreaName = `h${headingLevel}` as const
  return (
    <div data-part="results">
      {/* The form leads here, so that who cannot see the page hears this first. */}
      <p id={`${id}-results`} tabIndex={-1} role="status">
        {request.words === '' ? t('count', { count }) : t('countFor', { count, words: request.words })}
      </p>
      {nearestOpen ? <NearestOpen {...nearestOpen} moment={moment} /> : null}
      {count === 0 ? <NothingFound {...props} /> : null}
      {isAsked ? (
        areas.map(({ id: areaId, name, places }) => (
          <section key={areaId} id={areaId} data-part="area">
            <AreaName>{name ?? t('elsewhere')}</AreaName>
            <Places {...props} places={places} />
          </section>
        ))
      ) : (
        <div data-part="folded">
          {areas.map(({ id: areaId, name, places }) => (
            <details key={areaId} id={areaId} data-part="area">
              <summary>
                <AreaName>{name ?? t('elsewhere')}</AreaName>
                <span>{places.length}</span>
              </summary>
              <Places {...props} places={places} />
            </details>
          ))}
        </div>
      )}
      {nearby.length > 0 ? (
        <section data-part="area">
          <AreaName>{t('near', { words: request.words })}</AreaName>
          <Places {...props} places={nearby} />
        </section>
      ) : null}
    </div>
  )
}

/** Who asks at night for a branch hears at once where something is open. */
function NearestOpen({ name, href, state, metres, moment }: ListedPlace & { moment: number }): ReactNode {
  const t = useTranslations('branchMap')
  const locale = useLocale()
  const texts = messagesByLocale[locale].places
  return (
    <p data-part="nearest-open">
      {t('nearestOpen')} {href ? <a href={href}>{name}</a> : name}
      {metres === null ? null : ` (${writeDistance(metres, locale)})`}{' '}
      {state ? <span data-open={state.isOpen}>{writeState(state, { locale, texts, moment })}</span> : null}
    </p>
  )
}

type PlacesProps = Pick<BranchMapProps, 'id' | 'headingLevel' | 'moment'> & { places: readonly ListedPlace[] }

function Places({ id, headingLevel, moment, places }: PlacesProps): ReactNode {
  return (
    <ul role="list">
      {places.map((place) => (
        <li key={place.id} id={`${id}-${place.id}`}>
          <PlaceCard {...place} headingLevel={headingLevel === 2 ? 3 : 4} moment={moment} />
        </li>
      ))}
    </ul>
  )
}
