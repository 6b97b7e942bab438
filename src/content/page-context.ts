import type {
  BranchFieldsFragment,
  DocumentCardFieldsFragment,
  PageCardFieldsFragment,
  PersonCardFieldsFragment,
  SiteQuery,
  TipCardFieldsFragment,
} from '@/graphql/generated/operations'
import type { PublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import type { RateHistory } from '@/site/schemas/exchange-rates/rate-history'
import type { Day } from '@/src/country/calendar'
import type { Locale } from '@/src/i18n/locales'
import type { SearchAnswer } from '@/src/search/search-index'
import type { CardLook } from '@/src/ui/bank-card/card-look'
import type { Tone } from '@/src/ui/tone'

/** The bank's own facts, without nulls. An empty text means that staff have not set it. */
export type SiteSettings = {
  bankName: string
  tagline: string
  helpline: string
  messagingLabel: string
  messagingUrl: string
  /** The page on which somebody writes to the bank, which comes before that address; null without one in this language. */
  messagingPath: string | null
  email: string
  internetBankingUrls: { private: string; corporate: string }
  securityNotice: string
  allowedLinkHosts: readonly string[]
  city: string
  country: string
  openAccountPath: string | null
  supportPath: string | null
  searchPath: string | null
}

/** The lists that blocks show. A list that no block of the page needs is empty. */
export type PageLists = {
  children: readonly PageCardFieldsFragment[]
  siblings: readonly PageCardFieldsFragment[]
  tips: readonly TipCardFieldsFragment[]
  people: readonly PersonCardFieldsFragment[]
  documents: readonly DocumentCardFieldsFragment[]
  branches: readonly BranchFieldsFragment[]
  /** The published pages of the site in this language, from the top down, as many levels as fit. */
  sitePages: readonly PageCardFieldsFragment[]
  /** The exchange rates that visitors see; null when none are published. */
  exchangeRates: PublishedRates | null
  /** What went before them; null as well when none are published. */
  rateHistory: RateHistory | null
}

/** What a block may know about the page it stands on. Blocks fetch nothing: whatever they draw comes in here. */
export type PageContext = {
  locale: Locale
  /** The page's address within its language. */
  path: string
  tone: Tone
  /** Seeds the page's figure: the same in every language. */
  figureSeed: string
  /** The bank card that the page is about; null for any other page. */
  cardLook: CardLook | null
  settings: SiteSettings
  lists: PageLists
  /** What the address asks, of the parameters that the page's blocks declare; empty on a finished page. */
  query: Readonly<Record<string, string>>
  /** What the site's search found for the query; null when nothing was searched for, or the search cannot answer. */
  search: SearchAnswer | null
  /** The day it is in Luanda while the page is drawn. Whoever shows it makes the page depend on the day, see `dayTag`. */
  today: Day
  /** Where the street map of the site is; null when it has none. */
  streets: string | null
  /** Whether reports are sealed: then no form takes any. */
  sealsReports: boolean
  /** The moment it is drawn, in milliseconds since 1970: for computed pages, which answer one visitor. */
  moment: number
}

/** Menus and footer as the CMS returns them. */
export type SiteFrame = Pick<SiteQuery, 'PrivateNavigation' | 'CorporateNavigation' | 'Footer'>
