'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { RateDesk as Desk } from '@/src/cms/rate-desk/read-rate-desk'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatDate } from '@/src/i18n/format'
import { proposalHref, reviewHref } from '../review/review-href'
import { takeStepAt } from '../workflow/workflow-state'
import { ExchangeTable, type TypedPair } from './ExchangeTable.client'
import { ProposeRates } from './ProposeRates.client'
import styles from './rate-desk.module.css'
import { rateTexts } from './rate-texts'
import { SimulatorTable } from './SimulatorTable.client'
import { toTierPlace } from './tier-place'
import { useWeighed } from './use-weighed'

type RateDeskProps = { desk: Desk; mayPropose: boolean; language: StaffLanguage }

/** Exchange rates of the day and rates of the simulators: typed beside the last ones, weighed while typing, proposed in one go. */
export function RateDesk({ desk, mayPropose, language }: RateDeskProps): ReactNode {
  const texts = rateTexts(language)
  const router = useRouter()
  const isPublished = desk.stored?.state === 'published'
  const [isIncluded, setIsIncluded] = useState(false)
  const [pairs, setPairs] = useState<Readonly<Record<string, TypedPair>>>(() =>
    Object.fromEntries(desk.exchange.map(({ currency, now }) => [currency, now])),
  )
  const [rates, setRates] = useState<Readonly<Record<string, string>>>({})
  const [validFrom, setValidFrom] = useState('')

  const changedPairs = desk.exchange.filter(
    ({ currency, now }) => pairs[currency]?.buy !== now.buy || pairs[currency]?.sell !== now.sell,
  )
  const tiers = desk.simulators.flatMap((simulator) =>
    simulator.rows.flatMap((row) => {
      const typed = rates[toTierPlace(row)]
      if (typed === undefined || typed === row.rate) return []
      return [{ simulator: row.simulator, product: row.product, tier: row.tier, rate: typed }]
    }),
  )
  const exchange = desk.exchange.map(({ currency }) => ({ currency, ...(pairs[currency] ?? { buy: '', sell: '' }) }))
  const weighed = useWeighed({ exchange, tiers, validFrom }, language)
  const proposesExchange = !isPublished && (isIncluded || changedPairs.length > 0)
  const count = (proposesExchange ? Math.max(1, changedPairs.length) : 0) + tiers.length

  const typePairs = (values: ReadonlyMap<string, string>) =>
    setPairs((before) => {
      const after = { ...before }
      for (const [place, value] of values) {
        const [currency = '', side] = place.split(' ')
        const pair = after[currency] ?? { buy: '', sell: '' }
        after[currency] = side === 'buy' ? { ...pair, buy: value } : { ...pair, sell: value }
      }
      return after
    })
  const typeRates = (values: ReadonlyMap<string, string>) =>
    setRates((before) => ({ ...before, ...Object.fromEntries(values) }))

  const propose = async (why: { reason: string; source: string }): Promise<string | null> => {
    const typed = { exchange: proposesExchange ? exchange : [], tiers, validFrom }
    const refused = await takeStepAt('/api/rate-desk/propose', { ...typed, ...why }, language)
    if (refused !== null) return refused
    setRates({})
    setIsIncluded(false)
    router.refresh()
    return null
  }

  return (
    <>
      <section className={styles['card']} aria-label={texts.exchange}>
        <h2>{texts.exchange}</h2>
        <p className={styles['soft']}>
          {desk.lastDay === null
            ? texts.noLast
            : fillPlaces(texts.lastDay, { day: formatDate(language, desk.lastDay) })}{' '}
          {fillPlaces(texts.limit, { percent: desk.mostPercent })} {mayPropose && texts.keys}
        </p>
        {desk.stored && (
          <p className={styles['state']}>
            {fillPlaces(texts[desk.stored.state], { name: desk.stored.writer })}{' '}
            <a href={proposalHref({ collection: 'exchange-rates', id: desk.stored.id })}>{texts.open}</a>
          </p>
        )}
        <ExchangeTable
          rows={desk.exchange}
          typed={pairs}
          weighed={weighed.exchange}
          exampleAmount={desk.exampleAmount}
          isReadOnly={!mayPropose || isPublished}
          texts={texts}
          onType={typePairs}
        />
        {weighed.problems.length > 0 && (
          <ul className={styles['problems']}>
            {weighed.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {mayPropose && !desk.stored && (
          <label className={styles['tick']}>
            <input
              type="checkbox"
              checked={isIncluded || changedPairs.length > 0}
              onChange={({ target }) => setIsIncluded(target.checked)}
            />
            <span>{texts.include}</span>
          </label>
        )}
      </section>
      <section className={styles['card']} aria-label={texts.simulators}>
        <h2>{texts.simulators}</h2>
        <p className={styles['soft']}>{texts.simulatorHint}</p>
        {desk.simulators.map((simulator) => (
          <div key={simulator.id}>
            {simulator.request !== null && (
              <p className={styles['state']}>
                {texts.requested}. <a href={reviewHref(simulator.request)}>{texts.open}</a>
              </p>
            )}
            <SimulatorTable
              name={simulator.name}
              rows={simulator.rows}
              typed={rates}
              weighed={weighed.tiers}
              isReadOnly={!mayPropose || simulator.request !== null}
              texts={texts}
              language={language}
              onType={typeRates}
            />
          </div>
        ))}
      </section>
      {mayPropose && (
        <ProposeRates
          count={count}
          hasTiers={tiers.length > 0}
          validFrom={validFrom}
          texts={texts}
          onValidFrom={setValidFrom}
          onPropose={propose}
        />
      )}
    </>
  )
}
