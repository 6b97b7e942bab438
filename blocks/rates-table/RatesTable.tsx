import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '@/src/i18n/format'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { ConverterPanel } from './ConverterPanel'
import styles from './rates-table.module.css'
import type { RatesTableProps } from './to-props'

/** What the bank buys and sells foreign currency for, with the converter beside it where editors want one. */
export function RatesTable({ title, lead, asOf, rates, converter, note }: RatesTableProps): ReactNode {
  const t = useTranslations('ratesTable')
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <div className={styles['columns']}>
        <div>
          <Rates asOf={asOf} rates={rates} />
          <p className={styles['note']}>{note ?? t('informational')}</p>
        </div>
        {converter ? <ConverterPanel {...converter} asOf={asOf} /> : null}
      </div>
    </>
  )
}

function Rates({ asOf, rates }: Pick<RatesTableProps, 'asOf' | 'rates'>): ReactNode {
  const t = useTranslations('ratesTable')
  return (
    <table className={styles['table']}>
      <caption>{asOf ? <DatedCaption asOf={asOf} /> : t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('currency')}</th>
          <th scope="col" className={styles['rate']}>
            {t('buy')}
          </th>
          <th scope="col" className={styles['rate']}>
            {t('sell')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ id, currencyCode, buy, sell }) => (
          <tr key={id}>
            <th scope="row">
              {t(`currencies.${currencyCode}`)} <span className={styles['code']}>{currencyCode}</span>
            </th>
            <td className={styles['rate']}>
              <RateValue value={buy} />
            </td>
            <td className={styles['rate']}>
              <RateValue value={sell} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DatedCaption({ asOf }: { asOf: string }): ReactNode {
  const t = useTranslations('ratesTable')
  const locale = useLocale()
  return t.rich('captionOn', {
    date: formatDate(locale, asOf),
    time: (words) => <time dateTime={asOf}>{words}</time>,
  })
}

function RateValue({ value }: { value: number | null }): ReactNode {
  const t = useTranslations('ratesTable')
  const locale = useLocale()
  if (value === null) return t('noRate')
  return formatNumber(locale, value, { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: false })
}
