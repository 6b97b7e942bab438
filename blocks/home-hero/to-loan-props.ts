import { toOffers } from '@/site/schemas/simulator/offers'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import type { PageContext } from '@/src/content/page-context'
import type { Link } from '@/src/content/to-link'
import { percentSigns } from '@/src/country/bank'
import { messagesByLocale } from '@/src/i18n/messages'
import { toMoneySigns } from '@/src/i18n/money-signs'
import { toAnswerHref } from '@/src/links/simulator-answer'
import type { BlockByType } from '../block-types'
import type { LoanProps } from './loan-props'

/** The simulator in the top of a home page: of one credit that is in force, with a page that works out its plan. Null without one. */
export function toLoanProps(
  { simulator, productKey }: Pick<BlockByType['HomeHeroBlock'], 'simulator' | 'productKey'>,
  [plan, ...others]: readonly Link[],
  page: PageContext,
): LoanProps | null {
  const stored = parseStoredSimulator(simulator)
  const credits = (stored ? toOffers(stored, page.today) : []).flatMap((offer) =>
    offer.calculation === 'credit' ? [offer] : [],
  )
  const offer = credits.find(({ product }) => product.productKey === productKey) ?? credits[0]
  if (!stored || !offer || !plan) return null
  return {
    offer,
    simulatorKey: stored.key,
    // Whoever asks has typed already, and comes for the answer.
    plan: { href: toAnswerHref(plan.href), label: plan.label },
    others,
    day: page.today,
    signs: {
      ...toMoneySigns(page.locale, offer.product.amount.currency),
      percent: percentSigns[page.locale],
    },
    texts: messagesByLocale[page.locale].homeHero.loan,
  }
}
