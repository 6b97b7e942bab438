import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDate } from '@/src/i18n/format'
import { toMoneySigns } from '@/src/i18n/money-signs'
import { Island } from '@/src/islands/Island'
import { CurrencyConverter } from './CurrencyConverter.client'
import { commonAmounts } from './common-amounts'
import type { ConverterCurrency } from './converter-props'
import styles from './rates-table.module.css'
import type { AverageRate } from './to-props'

type ConverterPanelProps = {
  id: string
  averages: readonly AverageRate[]
  /** ISO date the rates stood on. */
  asOf: string | null
}

/** The currency converter beside the table, with the texts and signs of the page's language. */
export function ConverterPanel({ id, averages, asOf }: ConverterPanelProps): ReactNode {
  const t = useTranslations('ratesTable.converter')
  const tCurrency = useTranslations('ratesTable.currencies')
  const locale = useLocale()
  const { group, decimal } = toMoneySigns(locale, 'AOA')
  const currencies = [{ currencyCode: 'AOA' as const, rate: '1' }, ...averages].map(
    ({ currencyCode, rate }): ConverterCurrency => {
      const { before, after } = toMoneySigns(locale, currencyCode)
      return { code: currencyCode, name: tCurrency(currencyCode), rate, before, after }
    },
  )
  const texts = {
    open: t('open'),
    common: asOf ? t('commonOn', { date: formatDate(locale, asOf) }) : t('common'),
    currency: t('currency'),
    units: t('units', { count: commonAmounts.foreign }),
    other: t('other'),
    amount: t('amount'),
    from: t('from'),
    to: t('to'),
    swap: t('swap'),
    invalid: t('invalid'),
    notice: t('notice'),
  }
  return (
    <div className={styles['converter']}>
      <Island
        name="CurrencyConverter"
        component={CurrencyConverter}
        props={{ id, currencies, signs: { group, decimal }, texts }}
      />
    </div>
  )
}
