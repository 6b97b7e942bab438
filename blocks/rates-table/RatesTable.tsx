import type { ReactNode } from 'react'
import { Island } from '@/src/islands/Island'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { ExchangeRates } from './ExchangeRates.client'
import styles from './rates-table.module.css'
import type { RatesTableProps } from './to-props'

/** What the bank buys and sells foreign currency for, with the converter beside it where editors want one. */
export function RatesTable({ title, lead, exchangeRates }: RatesTableProps): ReactNode {
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <div id={exchangeRates.id} className={styles['rates']} data-has-converter={exchangeRates.hasConverter}>
        <Island name="ExchangeRates" component={ExchangeRates} props={exchangeRates} />
      </div>
    </>
  )
}
