import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlaceCard } from './PlaceCard'
import styles from './place-results.module.css'
import type { BranchMapProps } from './to-props'

/** What was found, by province, and how much it is; a way on when it is nothing. */
export function PlaceResults(props: BranchMapProps): ReactNode {
  const { id, headingLevel, count, request, areas } = props
  const t = useTranslations('branchMap')
  const AreaName = `h${headingLevel}` as const
  return (
    <div>
      {/* The form leads here, so that who cannot see the page hears this first. */}
      <p id={`${id}-results`} tabIndex={-1} role="status" className={styles['count']}>
        {request.words === '' ? t('count', { count }) : t('countFor', { count, words: request.words })}
      </p>
      {count === 0 ? <NothingFound {...props} /> : null}
      {areas.map(({ id: areaId, name, places }) => (
        <section key={areaId} id={areaId} className={styles['area']}>
          <AreaName className={styles['areaName']}>{name ?? t('elsewhere')}</AreaName>
          <ul role="list" className={styles['places']}>
            {places.map((place) => (
              <li key={place.id} id={`${id}-${place.id}`} className={styles['place']}>
                <PlaceCard {...place} headingLevel={headingLevel === 2 ? 3 : 4} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function NothingFound({ href, id, request, provinces }: BranchMapProps): ReactNode {
  const t = useTranslations('branchMap')
  const withoutFilters = `${href}?${new URLSearchParams({ place: request.words })}#${id}-results`
  const hasFilters = request.kind !== null || request.service !== null || request.isOpenNow || request.isStepFree
  return (
    <div className={styles['nothing']}>
      <p>{t('nothing')}</p>
      {hasFilters && request.words !== '' ? (
        <p>
          <a href={withoutFilters} className={styles['wayOn']}>
            {t('withoutFilters', { words: request.words })}
          </a>
        </p>
      ) : null}
      <p>{t('provinces')}</p>
      <ul role="list" className={styles['provinces']}>
        {provinces.map(({ name, count, href: provinceHref }) => (
          <li key={name}>
            <a href={provinceHref} className={styles['wayOn']}>
              {t('province', { name, count })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
