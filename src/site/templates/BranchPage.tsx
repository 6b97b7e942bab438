import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHero } from '@/blocks/page-hero/PageHero'
import type { SiteDocument } from '@/src/content/get-document'
import type { PageContext } from '@/src/content/page-context'
import { toHref } from '@/src/links/to-href'
import { hasHours } from '@/src/map/opening-hours/opening-hours'
import { type Place, toPlace } from '@/src/map/place'
import type { Position } from '@/src/map/position'
import styles from './branch-page.module.css'
import { HoursTable } from './HoursTable'

type Branch = Extract<SiteDocument, { kind: 'branch' }>['branch']
type BranchPageProps = { branch: Branch; context: PageContext }

/** A branch or cash point: where it is, when it is open, what can be done there and by whom it can be reached. */
export function BranchPage({ branch, context }: BranchPageProps): ReactNode {
  const t = useTranslations('places')
  const place = toPlace(branch, context)
  if (!place) return null
  const mapPath = context.path.slice(0, context.path.lastIndexOf('/'))
  return (
    <article>
      <div data-surface={context.tone}>
        <PageHero
          eyebrow={t(`kinds.${place.kind}`)}
          title={place.name}
          lead={[place.address, ...place.locality].filter(Boolean).join(', ')}
          links={[]}
          isLow={false}
          figureSeed={context.figureSeed}
        />
      </div>
      <div className={styles['body']}>
        {place.note ? <p className={styles['note']}>{place.note}</p> : null}
        <div className={styles['columns']}>
          <section aria-labelledby="hours">
            <h2 id="hours" className={styles['heading']}>
              {t('hours')}
            </h2>
            {hasHours(place.hours) ? <HoursTable hours={place.hours} today={context.today} /> : <p>{t('closed')}</p>}
          </section>
          <section aria-labelledby="where">
            <h2 id="where" className={styles['heading']}>
              {t('directions')}
            </h2>
            <Where {...place} />
          </section>
          <Choices title={t('servicesTitle')} choices={place.services.map((service) => t(`services.${service}`))} />
          <Choices
            title={t('accessTitle')}
            choices={place.access.map((access) => t(`access.${access}`))}
            otherwise={t('noAccess')}
          />
        </div>
        <p>
          <a href={toHref(context.locale, mapPath)}>{t('allPlaces')}</a>
        </p>
      </div>
    </article>
  )
}

function Where({ address, locality, province, phone, position, name }: Place): ReactNode {
  const t = useTranslations('places')
  return (
    <>
      <dl className={styles['facts']}>
        <dt>{t('address')}</dt>
        <dd>{[address, ...locality].filter(Boolean).join(', ')}</dd>
        {province ? <dd>{t('province', { name: province })}</dd> : null}
        {phone ? (
          <>
            <dt>{t('phone')}</dt>
            <dd>{phone.href ? <a href={phone.href}>{phone.label}</a> : phone.label}</dd>
          </>
        ) : null}
      </dl>
      {position ? <Directions position={position} name={name} /> : null}
    </>
  )
}

/** A way for the visitor's own map application: the page itself asks nobody. */
function Directions({ position: { latitude, longitude }, name }: { position: Position; name: string }): ReactNode {
  const t = useTranslations('places')
  return (
    <>
      <p>
        <a href={toGeoAddress({ latitude, longitude }, name)}>{t('openInMaps')}</a>
      </p>
      {/* With a point in every language, as map applications read them. */}
      <p>{t('coordinates', { latitude: String(latitude), longitude: String(longitude) })}</p>
      <p className={styles['hint']}>{t('coordinatesHint')}</p>
    </>
  )
}

/** @see RFC 5870, and the `q` that map applications read the name of the place from */
function toGeoAddress({ latitude, longitude }: Position, name: string): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`
}

type ChoicesProps = { title: string; choices: readonly string[]; otherwise?: string }

function Choices({ title, choices, otherwise }: ChoicesProps): ReactNode {
  if (choices.length === 0 && !otherwise) return null
  return (
    <section>
      <h2 className={styles['heading']}>{title}</h2>
      {choices.length > 0 ? (
        <ul>
          {choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      ) : (
        <p>{otherwise}</p>
      )}
    </section>
  )
}
