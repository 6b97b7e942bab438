import type { CurrencySigns, NumberSigns } from '@/site/schemas/currency-converter/format-amount'
import type { CreditOffer } from '@/site/schemas/simulator/offers'
import type { Day } from '@/src/country/calendar'
import type { Messages } from '@/src/i18n/messages'

/** Everything that the simulator in the top of a home page is drawn from: plain data, the same on the server and in the browser. */
export type LoanProps = {
  offer: CreditOffer
  /** The simulator's own key, by which the page with the plan knows what it is asked. */
  simulatorKey: string
  /** The page that works out the plan, with the words that lead to it. */
  plan: { href: string; label: string }
  /** What else can be done from here. */
  others: readonly { href: string; label: string; isExternal: boolean }[]
  /** The day it is at the bank: simulations begin today. */
  day: Day
  signs: NumberSigns & CurrencySigns & { percent: string }
  texts: Messages['homeHero']['loan']
}
