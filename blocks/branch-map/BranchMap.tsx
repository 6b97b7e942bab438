import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { Section } from '@/src/ui/Section'
import styles from './branch-map.module.css'
import type { BranchMapProps, Place } from './to-props'

/** Branches and cash points as a list by area. The map will be drawn beside it, never instead of it. */
export function BranchMap({ title, lead, headingLevel, areas }: BranchMapProps): ReactNode {
  const t = useTranslations('branchMap')
  const AreaName = `h${headingLevel}` as const
  return (
    <Section title={title} lead={lead}>
      <div className={styles['areas']}>
        {areas.map(({ name, places }) => (
          <section key={name ?? ''} className={styles['area']}>
            <AreaName className={styles['areaName']}>{name ?? t('elsewhere')}</AreaName>
            <ul role="list" className={styles['places']}>
              {places.map((place) => (
                <li key={place.id} className={styles['place']}>
                  <PlaceDetails place={place} headingLevel={headingLevel === 2 ? 3 : 4} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}

function PlaceDetails({ place, headingLevel }: { place: Place; headingLevel: 3 | 4 }): ReactNode {
  const t = useTranslations('branchMap')
  const PlaceName = `h${headingLevel}` as const
  const { kind, name, locality, address, hours, phone } = place
  return (
    <>
      <PlaceName className={styles['name']}>{name}</PlaceName>
      {kind ? (
        <p className={styles['kind']} data-kind={kind}>
          <Icon name={kind === 'atm' ? 'card' : 'building'} />
          {t(`kinds.${kind}`)}
        </p>
      ) : null}
      {address || locality || hours || phone ? (
        <dl className={styles['facts']}>
          {address || locality ? (
            <div>
              <dt>{t('address')}</dt>
              {address ? <dd>{address}</dd> : null}
              {locality ? <dd>{locality}</dd> : null}
            </div>
          ) : null}
          {hours ? (
            <div>
              <dt>{t('hours')}</dt>
              <dd>{hours}</dd>
            </div>
          ) : null}
          {phone ? (
            <div>
              <dt>{t('phone')}</dt>
              <dd>
                {phone.href ? (
                  <a href={phone.href} className={styles['phone']}>
                    {phone.label}
                  </a>
                ) : (
                  phone.label
                )}
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </>
  )
}
