import { useEffect, useState } from 'react'
import type { Weighed } from '@/src/cms/rate-desk/weigh-rates'
import type { TypedTier } from '@/src/rates/typed-rates'
import { askAt } from '../workflow/workflow-state'
import { weighed } from './weighed-answer'

/** Somebody types: what they typed is weighed when they pause, in milliseconds. */
const pause = 250

/** What was typed so far. */
type Typed = {
  exchange: readonly { currency: string; buy: string; sell: string }[]
  tiers: readonly TypedTier[]
  validFrom: string
}

const nothing: Weighed = { exchange: [], problems: [], tiers: [] }

/** What typed rates do, as the CMS works it out; what was known before stays until there is an answer. */
export function useWeighed(typed: Typed, language: string): Weighed {
  const [answer, setAnswer] = useState(nothing)
  const asked = JSON.stringify(typed)
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      try {
        const response = await askAt('/api/rate-desk/weigh', JSON.parse(asked), language)
        if (!response.ok) return
        const found = weighed.parse(await response.json())
        if (isCurrent) setAnswer(found)
      } catch (error) {
        // The figures stay as they are; proposing says so when the CMS does not answer.
        reportError(error)
      }
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, language])
  return answer
}
