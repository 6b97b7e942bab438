/**
 * This bank: all that the platform asks of it in code. Another bank writes a file of its own with the same names; what each must be like
 * stands in `src/country/bank.ts`, the one door through which the platform reads it. Numbers and words that staff change are content.
 */

/** How the bank calls itself where no settings can be asked, such as on the pages of a login. */
export const bankName = 'BCS'

/** Words that whoever knows the bank tries first for a password, in small letters. */
export const guessedWords = ['bcs', 'banco'] as const

/** Where the first accounts of a new site have their addresses. Nobody reads messages there. */
export const firstMailDomain = 'bcs.example'

// Languages

/** The languages of the site, the usual one first: its addresses have no prefix, those of the others begin with their name. */
export const siteLanguages = ['pt', 'en'] as const
export type SiteLanguage = (typeof siteLanguages)[number]

/** The same for each language of the site. */
export function inSiteLanguages<Made>(make: (language: SiteLanguage) => Made): Record<SiteLanguage, Made> {
  return { pt: make('pt'), en: make('en') }
}

/** The HTML language tag of each. English has no country: the bank does not write for one. */
export const languageTags = { pt: 'pt-AO', en: 'en' } as const

/** Whose conventions each follows in dates and numbers. English without a country would write American dates. */
export const languageConventions = { pt: 'pt-AO', en: 'en-GB' } as const

/** Each language in its own words, so that who needs it can read it. */
export const languageNames = { pt: 'Português', en: 'English' } as const

/** What parts groups of three digits in a number, where that is the habit of the language. */
export const groupSigns = { pt: '.', en: ',' } as const

/** How a time of the clock is written: what stands between hours and minutes, and how many digits the hours have at least. */
export const clockSigns = { pt: { sign: 'h', hourDigits: 1 }, en: { sign: ':', hourDigits: 2 } } as const

/** How a sentence names the last day of something, in each language. Only what ends then is over afterwards; other days are history. */
export const lastDaysInText = {
  pt: /(?<!\p{L})(?:até(?: ao| a| o)?|válid[oa]s? até|termina(?:m)?(?: a| em)?)(?: dia)? (\d{1,2})(?:\.º|º)? de (\p{L}+)(?: de|,)? (\d{4})(?!\d)/giu,
  en: /(?<!\p{L})(?:until|till|through|no later than|ends? on|valid to)(?: the)? (?:(\d{1,2})(?:st|nd|rd|th)? (\p{L}+),? (\d{4})|(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}))(?!\d)/giu,
} as const

/** What follows a number of percent. */
export const percentSigns = { pt: '\u00a0%', en: '%' } as const

// Country

/** The bank's country: its name, which is the same in all languages of the site, and its ISO 3166 code. */
export const country = { code: 'AO', name: 'Angola' } as const

/** The hour of the country, the same all year: its zone as browsers know it, and how far it is ahead of UTC. */
export const hour = { zone: 'Africa/Luanda', city: 'Luanda', offset: '+01:00', aheadMs: 3_600_000 } as const

/** The part of the earth that drawings of the country show, in degrees. Its outlines are in `outlines.json`. */
export const countryFrame = { north: -4.3, south: -18.1, west: 11.5, east: 24.2 } as const

/** The drawing of the country for who has no script, which `scripts/make-base-map.ts` makes. */
export const countryDrawing = '/map/angola.svg'

/**
 * The provinces by their key, with their names, which are the same in all languages of the site.
 *
 * @see Lei n.º 14/24, de 5 de Setembro: 21 provinces since 2025; Cuando, Cubango, Icolo e Bengo and Moxico Leste are the new ones.
 */
export const provinceNames = {
  bengo: 'Bengo',
  benguela: 'Benguela',
  bie: 'Bié',
  cabinda: 'Cabinda',
  cuando: 'Cuando',
  cuanzaNorte: 'Cuanza-Norte',
  cuanzaSul: 'Cuanza-Sul',
  cubango: 'Cubango',
  cunene: 'Cunene',
  huambo: 'Huambo',
  huila: 'Huíla',
  icoloEBengo: 'Icolo e Bengo',
  luanda: 'Luanda',
  lundaNorte: 'Lunda-Norte',
  lundaSul: 'Lunda-Sul',
  malanje: 'Malanje',
  moxico: 'Moxico',
  moxicoLeste: 'Moxico Leste',
  namibe: 'Namibe',
  uige: 'Uíge',
  zaire: 'Zaire',
} as const

/** The province whose branches are counted apart, and the placeholder by which texts show their number. */
export const ownProvince = { key: 'luanda', placeholder: 'branchesInLuanda' } as const

// Holidays

/** Month and day of the holidays that keep their date. @see article 2 of Lei n.º 10/11, de 16 de Fevereiro, as Lei n.º 11/18 words it */
export const fixedHolidays = [
  '01-01',
  '02-04',
  '03-08',
  '03-23',
  '04-04',
  '05-01',
  '09-17',
  '11-02',
  '11-11',
  '12-25',
] as const

/**
 * How many days from Easter Sunday those are that move with it: Carnival and Good Friday. Days between a holiday and a weekend, on which
 * article 6 of the law lets people stay at home, are not among them: the bank says of each what it does.
 */
export const easterHolidays = [-47, -2] as const

// Money

/** The currency of the country: prices and products are in it where nothing else is said. */
export const ownCurrency = 'AOA'

/** The currencies that the bank buys and sells, in the order in which they are shown. */
export const foreignCurrencies = ['USD', 'EUR', 'ZAR', 'GBP'] as const

/** The same for each of these currencies. */
export function inCurrencies<Made>(make: (currency: typeof ownCurrency | (typeof foreignCurrencies)[number]) => Made) {
  return { AOA: make('AOA'), USD: make('USD'), EUR: make('EUR'), ZAR: make('ZAR'), GBP: make('GBP') }
}

/** How the country writes its currency; other currencies go by their code, which needs no explaining. */
export const currencySigns = { AOA: 'Kz', USD: 'USD', EUR: 'EUR', ZAR: 'ZAR', GBP: 'GBP' } as const

/** How sentences name a currency, in all languages of the site, as regular expressions. */
export const currencyWords = {
  AOA: 'Kz|AOA|kwanzas?',
  USD: 'USD|US\\$|dólar(?:es)?|dollars?',
  EUR: 'EUR|€|euros?',
  ZAR: 'ZAR|rands?',
  GBP: 'GBP|£|libras?|pounds?',
} as const

/** What people write beside an amount in a field that knows its currency. */
export const amountSigns = /(?:Kz|AOA|USD|US\$|\$|EUR|€|ZAR|R|GBP|£)/gi

// Numbers of people and accounts. Patterns are anchored at both ends and linear in time, which a test proves; a published form holds the
// pattern itself, so that changing one here changes no form that is published. The examples are nobody's.

/**
 * Telephone numbers of the country: how they begin in the whole world, and what follows, as regular expressions. Angola, 244, has nine
 * digits: mobile numbers begin with 9, fixed ones with 2 and the code of the place.
 */
export const phone = { code: '244', number: '9[1-9]\\d{7}|2\\d{8}', likely: '[29]\\d{8}' } as const

/** Bilhete de Identidade: nine digits, two letters of the province, three digits. */
export const identityCard = { pattern: '^\\d{9}[A-Z]{2}\\d{3}$', example: '004123456LA041' } as const

/** Número de Identificação Fiscal: ten digits for a company, the number of the identity card for a person. */
export const taxNumber = { pattern: '^(?:\\d{10}|\\d{9}[A-Z]{2}\\d{3})$', example: '5417123456' } as const

/** The number of an account as an IBAN of Angola: AO, two check digits and 21 digits, in groups of four or without spaces. */
export const iban = { pattern: '^AO\\d{2}(?: ?\\d{4}){5} ?\\d$', example: 'AO06 0044 0000 6729 5030 1010 2' } as const

// Audiences, channels and pages that must be

/** The kinds of customer, the usual one first, each with a home page and menus of its own. */
export const audiences = ['private', 'corporate'] as const

/** The addresses of their home pages, which the CMS cannot move. */
export const homePaths = {
  private: { pt: '/', en: '/' },
  corporate: { pt: '/empresas', en: '/corporate' },
} as const

/** Internet banking is a channel of each audience: the panel that leads to it has this anchor on the audience's home page. */
export const loginAnchor = 'entrar'

/** The permanent name of the page with the price list, whose amounts may be said elsewhere. */
export const priceListKey = 'private/pricing'

/** The pages that the bank owes its readers a way to: their permanent names, from which type of page (null: from every one), and how staff call them. */
export const mandatoryPages = [
  { key: priceListKey, from: 'product', name: { pt: 'preçário', en: 'price list' } },
  { key: 'private/customer-ombudsman', from: null, name: { pt: 'página de reclamações', en: 'page for complaints' } },
] as const

// Inboxes

/**
 * The inboxes with which a new site begins: by whom what comes in with which forms is read, and in how many days it is answered. Afterwards
 * they are content of the CMS, which two people change.
 */
export const firstInboxes = [
  { name: { pt: 'Recrutamento', en: 'Recruitment' }, role: 'hr', forms: ['jobApplication'], answerDays: 30 },
] as const
