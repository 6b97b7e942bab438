import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { placeKinds } from '@/src/map/place-choices'
import controls from '@/src/ui/form-controls.module.css'
import { Icon } from '@/src/ui/Icon'
import styles from './place-filter.module.css'
import type { BranchMapProps } from './to-props'

/** The search and its filters: a plain form, whose answer has an address of its own. */
export function PlaceFilter({ id, href, request, isAsked, services }: BranchMapProps): ReactNode {
  const t = useTranslations('branchMap')
  const tPlaces = useTranslations('places')
  return (
    <search aria-label={t('landmark')}>
      <form method="get" action={`${href}#${id}-results`} className={styles['form']}>
        <label className={`${styles['words']} ${controls['field']}`}>
          <span className={controls['label']}>{t('words')}</span>
          <input
            type="search"
            name="place"
            defaultValue={request.words}
            maxLength={100}
            className={controls['control']}
          />
        </label>
        <label className={controls['field']}>
          <span className={controls['label']}>{t('kind')}</span>
          <select name="type" defaultValue={request.kind ?? ''} className={controls['control']}>
            <option value="">{t('all')}</option>
            {placeKinds.map((kind) => (
              <option key={kind} value={kind}>
                {tPlaces(`kinds.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        {services.length > 0 ? (
          <label className={controls['field']}>
            <span className={controls['label']}>{t('service')}</span>
            <select name="service" defaultValue={request.service ?? ''} className={controls['control']}>
              <option value="">{t('all')}</option>
              {services.map((service) => (
                <option key={service} value={service}>
                  {tPlaces(`services.${service}`)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <div className={styles['choices']}>
          <label className={controls['choice']}>
            <input type="checkbox" name="open" value="now" defaultChecked={request.isOpenNow} />
            {t('openNow')}
          </label>
          <label className={controls['choice']}>
            <input type="checkbox" name="access" value="stepFree" defaultChecked={request.isStepFree} />
            {tPlaces('access.stepFree')}
          </label>
        </div>
        <div className={styles['actions']}>
          <button type="submit" className={controls['button']}>
            <Icon name="search" />
            {t('submit')}
          </button>
          {isAsked ? <a href={`${href}#${id}-results`}>{t('clear')}</a> : null}
        </div>
      </form>
    </search>
  )
}
