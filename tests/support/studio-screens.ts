/** Where the own rooms of the studio are, by the names of their views in the configuration. */
export const ownViews = {
  dashboard: '/admin',
  linkReport: '/admin/link-report',
  siteMap: '/admin/map',
  library: '/admin/library',
  rateDesk: '/admin/rates',
  inbox: '/admin/inbox',
  rights: '/admin/rights',
  reviewRoom: '/admin/review',
} as const

/**
 * The collections that have screens, by who opens them: content by whoever approves it, what is kept of people and acts by compliance.
 * Each is opened as a list, and its first document with the views beside its form that are named.
 */
export const listedCollections = {
  approver: {
    pages: ['used-in', 'languages', 'compare', 'versions'],
    tips: ['languages'],
    people: [],
    branches: [],
    'shared-blocks': ['languages'],
    simulators: ['used-in'],
    'exchange-rates': [],
    forms: ['statistics'],
    'form-versions': [],
    documents: [],
    media: ['used-in'],
    redirects: ['versions'],
    reviews: [],
    releases: [],
    comments: [],
    'unanswered-searches': [],
  },
  compliance: {
    users: [],
    'account-requests': [],
    inboxes: [],
    'inbox-requests': [],
    'audit-log': [],
    submissions: [],
    'submission-reads': [],
    subscribers: [],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>

/** The settings, by who opens them. */
export const shownGlobals = {
  approver: [
    'private-navigation',
    'corporate-navigation',
    'footer',
    'site-settings',
    'exchange-settings',
    'search-synonyms',
  ],
  compliance: ['rate-source', 'publishing-settings'],
} as const

/** Screens that Payload has beside those of what is stored. */
export const payloadScreens = ['/admin/account', '/admin/nowhere'] as const

/** The form of a page that nobody has written yet. Opening it makes a draft, so that it is looked at last. */
export const newPageScreen = '/admin/collections/pages/0'

/** The screens of docs/studio.md, by the names of their pictures: what their addresses look like, the first that is met. */
export const picturedScreens = {
  today: /^\/admin$/,
  map: /^\/admin\/map$/,
  review: /^\/admin\/review$/,
  rates: /^\/admin\/rates$/,
  library: /^\/admin\/library$/,
  links: /^\/admin\/link-report$/,
  inbox: /^\/admin\/inbox$/,
  rights: /^\/admin\/rights$/,
  account: /^\/admin\/account$/,
  pages: /^\/admin\/collections\/pages\?/,
  page: /^\/admin\/collections\/pages\/\d+\?/,
  'page-languages': /^\/admin\/collections\/pages\/\d+\/languages\?/,
  'page-compare': /^\/admin\/collections\/pages\/\d+\/compare\?/,
  'page-used-in': /^\/admin\/collections\/pages\/\d+\/used-in\?/,
  simulator: /^\/admin\/collections\/simulators\/\d+\?/,
  forms: /^\/admin\/collections\/forms\?/,
  form: /^\/admin\/collections\/forms\/\d+\?/,
  'form-statistics': /^\/admin\/collections\/forms\/\d+\/statistics\?/,
  media: /^\/admin\/collections\/media\/\d+\?/,
  menu: /^\/admin\/globals\/private-navigation\?/,
  settings: /^\/admin\/globals\/site-settings\?/,
  submission: /^\/admin\/collections\/submissions\/\d+\?/,
  log: /^\/admin\/collections\/audit-log\?/,
  freezes: /^\/admin\/globals\/publishing-settings\?/,
} as const satisfies Record<string, RegExp>
