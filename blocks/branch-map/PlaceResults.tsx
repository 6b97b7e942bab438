import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NothingFound } from './NothingFound'
import { PlaceCard } from './PlaceCard'
import type { BranchMapProps, ListedPlace } from './to-props'

/**
 * What was found, and how much it is; a way on when it is nothing. What somebody asked for is open, with what is near to it below; the
 * whole list is folded by province.
 */
export function PlaceResults(props: BranchMapProps): ReactNode {
  const { id, headingLevel, count, request, isAsked, areas, nearby } = props
  const t = useTranslations('branchMap')
  const AreaName = `h${headingLevel}` as const
  return (
    <div data-part="results">
      {/* The form leads here, so that who cannot see the page hears this first. */}
      <p id={`${id}-results`} tabIndex={-1} role="status">
        {request.words === '' ? t('count', { count }) : t('countFor', { count, words: request.words })}
      </p>
      {count === 0 ? <NothingFound {...props} /> : null}
      {areas.map(({ id: areaId, name, places }) =>
        isAsked ? (
          <section key={areaId} id={areaId} data-part="area">
            <AreaName>{name ?? t('elsewhere')}</AreaName>
            <Places {...props} places={places} />
          </section>
        ) : (
          <details key={areaId} id={areaId} data-part="area">
            <summary>
              <AreaName>{name ?? t('elsewhere')}</AreaName>
              <span>{places.length}</span>
            </summary>
            <Places {...props} places={places} />
          </details>
        ),
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
