/** What sequences are about, and how each is written. */
type Kind = {
  /** As GraphQL calls it. */
  name: string
  isGlobal?: true
  /** One status for both languages. */
  isUndivided?: true
  /** All that is asked for where it goes live. */
  begin: (slug: string) => Record<string, unknown>
  /** Writes a word where it is read. GraphQL takes the first of these. */
  write: (word: string) => Record<string, unknown>
  /** What GraphQL asks for with every change. */
  along?: string
}

/** A word where only a figure can be written: as few have it as have the word. */
export const figureOf = (word: string): number => Number((1 + (Number(word.slice(1)) % 900_000) * 0.0001).toFixed(4))

const term = { id: 'terms', validFrom: '2026-10-01', source: 'Preçário' }
const deposit = (slug: string) => ({
  name: slug,
  calculation: 'termDeposit',
  products: [
    {
      blockType: 'depositProduct',
      id: 'product',
      productKey: 'a-prazo',
      name: slug,
      amount: { currency: 'AOA', min: 1000, max: 50_000, step: 1000, default: 5000 },
      terms: [90],
      termDefault: 90,
      interestPayment: 'maturity',
      conditions: [
        { ...term, tiers: [{ id: 'tier', amountFrom: 1000, amountTo: 50_000, termFrom: 90, termTo: 90, rate: 8 }] },
      ],
    },
  ],
  rules: [
    {
      blockType: 'depositRules',
      id: 'rules',
      validFrom: '2026-01-01',
      source: 'Lei',
      taxRate: 10,
      dayCounts: [{ id: 'days', currency: 'AOA', days: 365 }],
    },
  ],
})

const written = {
  tips: {
    name: 'Tip',
    begin: (slug) => ({ slug, topic: 'saving' }),
    write: (word) => ({ title: word, slug: word }),
  },
  pages: {
    name: 'Page',
    begin: (slug) => ({
      slug,
      section: 'general',
      pageType: 'page',
      summary: 'Resumo.',
      description: 'Descrição. '.repeat(6),
      layout: [{ id: 'hero', blockType: 'pageHero', title: 'Título' }],
    }),
    write: (word) => ({ title: word, slug: word }),
  },
  people: {
    name: 'Person',
    begin: (slug) => ({ name: slug, slug, groups: [] }),
    write: (word) => ({ role: word, name: word }),
  },
  branches: {
    name: 'Branch',
    begin: (slug) => ({ slug, placeKind: 'branch', province: 'bengo', latitude: -8.6, longitude: 13.7 }),
    write: (word) => ({ name: word }),
  },
  documents: {
    name: 'Document',
    begin: () => ({ documentCategory: 'pricing', year: 2026 }),
    write: (word) => ({ title: word }),
  },
  redirects: {
    name: 'Redirect',
    isUndivided: true,
    begin: (slug) => ({ from: `/${slug}` }),
    write: (word) => ({ url: `mailto:${word}@bcs.example` }),
  },
  'shared-blocks': {
    name: 'SharedBlock',
    begin: () => ({}),
    write: (word) => ({
      name: word,
      layout: [
        {
          blockType: 'steps',
          id: 'steps',
          title: word,
          steps: [{ id: 'step', title: word, text: word }],
        },
      ],
    }),
  },
  simulators: { name: 'Simulator', begin: deposit, write: (word) => ({ notice: word }) },
  footer: { name: 'Footer', isGlobal: true, begin: () => ({}), write: (word) => ({ smallPrint: word }) },
  'site-settings': {
    name: 'SiteSettings',
    isGlobal: true,
    begin: () => ({}),
    write: (word) => ({ tagline: word, securityNotice: word }),
  },
  'search-synonyms': {
    name: 'SearchSynonyms',
    isGlobal: true,
    begin: () => ({}),
    write: (word) => ({ groups: `${word}, conta` }),
  },
  'corporate-navigation': {
    name: 'CorporateNavigation',
    isGlobal: true,
    begin: () => ({}),
    write: (word) => ({ menus: [{ id: 'menu', label: word }] }),
  },
  'private-navigation': {
    name: 'PrivateNavigation',
    isGlobal: true,
    begin: () => ({}),
    write: (word) => ({ menus: [{ id: 'private', label: word, links: [{ id: 'link', label: word }] }] }),
  },
  'exchange-settings': {
    name: 'ExchangeSettings',
    isGlobal: true,
    begin: () => ({}),
    write: (word) => ({ mostPercent: figureOf(word) }),
    along: 'shownSource: newest, businessDays: 3',
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof written
export const kindNames = [
  'tips',
  'pages',
  'people',
  'branches',
  'documents',
  'redirects',
  'shared-blocks',
  'simulators',
  'footer',
  'site-settings',
  'search-synonyms',
  'corporate-navigation',
  'private-navigation',
  'exchange-settings',
] as const satisfies readonly KindName[]
export const kinds: Readonly<Record<KindName, Kind>> = written
