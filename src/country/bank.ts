import type * as own from '@/site/bank'

/** This bank, as the platform knows it. This is the one door to `site/bank.ts`: nothing else imports it. */
export * from '@/site/bank'

/** The kinds of customer. */
export type Audience = (typeof own.audiences)[number]

type InLanguages<Said> = Readonly<Record<own.SiteLanguage, Said>>
type Currency = typeof own.ownCurrency | (typeof own.foreignCurrencies)[number]
type InCurrencies<Said> = Readonly<Record<Currency, Said>>
/** In every language of the staff: where it is said, tsc refuses a name that lacks one. */
type InStaffLanguages = Readonly<Record<string, string>>
type NumberPattern = Readonly<{ pattern: string; example: string }>

/** What every bank says of itself. `bank.test-d.ts` has tsc refuse one that leaves something out, or says it in another way. */
export type Bank = Readonly<{
  bankName: string
  guessedWords: readonly string[]
  firstMailDomain: string
  siteLanguages: readonly [string, ...string[]]
  inSiteLanguages: <Made>(make: (language: own.SiteLanguage) => Made) => Record<own.SiteLanguage, Made>
  languageTags: InLanguages<string>
  languageConventions: InLanguages<string>
  languageNames: InLanguages<string>
  groupSigns: InLanguages<'.' | ','>
  clockSigns: InLanguages<Readonly<{ sign: string; hourDigits: 1 | 2 }>>
  lastDaysInText: InLanguages<RegExp>
  percentSigns: InLanguages<string>
  country: Readonly<{ code: string; name: string }>
  hour: Readonly<{ zone: string; city: string; offset: string; aheadMs: number }>
  countryFrame: Readonly<Record<'north' | 'south' | 'west' | 'east', number>>
  countryDrawing: `/${string}`
  provinceNames: Readonly<Record<string, string>>
  ownProvince: Readonly<{ key: keyof typeof own.provinceNames; placeholder: string }>
  fixedHolidays: readonly `${number}-${number}`[]
  easterHolidays: readonly number[]
  ownCurrency: string
  foreignCurrencies: readonly string[]
  inCurrencies: <Made>(make: (currency: Currency) => Made) => Record<Currency, Made>
  currencySigns: InCurrencies<string>
  currencyWords: InCurrencies<string>
  amountSigns: RegExp
  phone: Readonly<{ code: string; number: string; likely: string }>
  identityCard: NumberPattern
  taxNumber: NumberPattern
  iban: NumberPattern
  audiences: readonly [string, string]
  homePaths: Readonly<Record<Audience, InLanguages<`/${string}`>>>
  loginAnchor: string
  priceListKey: string
  firstInboxes: readonly Readonly<{
    name: InLanguages<string>
    role: 'compliance' | 'hr'
    forms: readonly string[]
    answerDays: number
  }>[]
  mandatoryPages: readonly Readonly<{ key: string; from: string | null; name: InStaffLanguages }>[]
}>
