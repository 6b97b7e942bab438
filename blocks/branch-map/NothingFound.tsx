import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BranchMapProps } from './to-props'

/** Ways on for who asked for what there is not. */
export function NothingFound({ href, id, request, provinces }: BranchMapProps): ReactNode {
  const t = useTranslations('branchMap')
  const withoutFilters = `${href}?${new URLSearchParams({ place: request.words })}#${id}-results`
  const hasFilters = request.kind !== null || request.service !== null || request.isOpenNow || request.isStepFree
  return (
    <div data-part="nothing">
      <p>{t('nothing')}</p>
      {hasFilters && request.words !== '' ? (
        <p>
          <a href={withoutFilters}>{t('withoutFilters', { words: request.words })}</a>
        </p>
      ) : null}
      <p>{t('provinces')}</p>
      <ul role="list">
        {provinces.map(({ name, count, href: provinceHref }) => (
          <li key={name}>
            <a href={provinceHref}>{t('province', { name, count })}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
