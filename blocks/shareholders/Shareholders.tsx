import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatNumber } from '@/src/i18n/format'
import { OwnStyles } from '@/src/ui/OwnStyles'
import { Section } from '@/src/ui/Section'
import { classes, css } from './shareholders.own'
import type { ShareholdersProps } from './to-props'

/** The bank's owners as a table. The bars repeat its numbers for the eye and say nothing else. */
export function Shareholders({ title, lead, shareholders, note }: ShareholdersProps): ReactNode {
  const t = useTranslations('shareholders')
  const locale = useLocale()
  return (
    <Section title={title} lead={lead}>
      <OwnStyles name="shareholders" css={css} />
      <table className={classes['table']}>
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('shareholder')}</th>
            <th scope="col" className={classes['percent']}>
              {t('percent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shareholders.map(({ id, name, percent }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <Bar percent={percent} />
              </th>
              <td className={classes['percent']}>
                {formatNumber(locale, percent / 100, { style: 'percent', maximumFractionDigits: 2 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className={classes['note']}>{note}</p> : null}
    </Section>
  )
}

/** Drawn as SVG because the site's security policy allows no inline styles, and a width is one. */
function Bar({ percent }: { percent: number }): ReactNode {
  return (
    <svg className={classes['bar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes['share']} width={percent} height="1" />
    </svg>
  )
}
