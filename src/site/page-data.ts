import { headers } from 'next/headers'
import { cache } from 'react'
import { neededLists, neededParameters } from '@/blocks/render-blocks'
import type { ContentClient, MarkTexts } from '@/src/content/client'
import { getDocument, getDraft, type SiteDocument } from '@/src/content/get-document'
import { getLists } from '@/src/content/get-lists'
import { getSite, type Site } from '@/src/content/get-site'
import type { PageBlock } from '@/src/content/page-block'
import type { PageContext, PageLists } from '@/src/content/page-context'
import { type RecordedAnswers, readRecordedAnswers } from '@/src/content/recorded-answers'
import { audiences } from '@/src/country/bank'
import { localDay } from '@/src/country/local-day'
import type { Locale } from '@/src/i18n/locales'
import { parseDraftBlock, toDraftBlock } from '@/src/links/draft-block'
import type { DraftLook } from '@/src/links/preview-address'
import { streetMapPath } from '@/src/links/street-map-path'
import { toHref } from '@/src/links/to-href'
import { env } from '@/src/platform/env'
import type { PublishingNotes } from '@/src/publications/publishing-notes'
import { answersHeader } from '@/src/publishing/answers-header'
import { frameHeader } from '@/src/publishing/frame-header'
import { askSearch } from '@/src/search/search-channel'
import { toSearchQuestion, toSearchRequest } from '@/src/search/search-request'
import { toCardLook } from '@/src/ui/bank-card/card-look'
import type { Tone } from '@/src/ui/tone'
import { toTopicTone } from '@/src/ui/topic-tone'
import { toAudience } from './audience'
import { openContent } from './content-source'
import { toHere } from './here'
import { toFigureSeed } from './to-figure-seed'
import { toFrameName } from './to-frame-name'
import { toLinkPicture } from './to-link-picture'
import { toListedOn } from './to-listed-on'
import { toSealedLayout } from './to-sealed-layout'
import { toSearchEntries } from './to-search-entries'
import { toSimulatorInputs } from './to-simulator-inputs'

/** Everything a page is drawn from. */
export type PageData = { document: SiteDocument; site: Site; context: PageContext; notes: PublishingNotes }

/** The frame of every page, and what it depends on and was read from. */
export type LoadedSite = { site: Site; notes: PublishingNotes }

/**
 * The frame that pages share until a publication changes it: reading it takes longer than reading a page. Each page says which
 * frame it was drawn with, so that it is drawn again when that is no longer the one to show.
 */
const sharedSites = new Map<Locale, { state: number; loaded: Promise<LoadedSite> }>()

/** The parts of the site that stand around every page. */
export const loadSite = cache(async (locale: Locale): Promise<LoadedSite> => {
  const asked = (await headers()).get(frameHeader)
  const state = asked === null ? null : Number(asked)
  const shared = sharedSites.get(locale)
  // A newer one will do as well, and must not give way to what is read for a page whose drawing began earlier.
  if (state !== null && shared && shared.state >= state) return shared.loaded
  const recorded = await loadRecordedAnswers()
  const loaded = readSite(locale, recorded)
  if (state !== null && recorded === null) {
    sharedSites.set(locale, { state, loaded })
    loaded.catch(() => sharedSites.delete(locale))
  }
  return loaded
})

async function readSite(locale: Locale, recorded: RecordedAnswers | null): Promise<LoadedSite> {
  const client = openContent(locale, { recorded })
  const site = await getSite(client, locale)
  const frames = audiences.map((audience) => toFrameName({ site, locale, audience }))
  const answers = client.answers()
  const tags = client.tags()
  return { site, notes: { tags, frames, listedOn: null, isConfidential: false, parameters: [], search: [], answers } }
}

/**
 * Reads a page once per request, for its metadata and its body alike.
 *
 * @returns null when no published document has the address in this language.
 */
export const loadPage = cache(async (locale: Locale, path: string): Promise<PageData | null> => {
  const frame = await loadSite(locale)
  const client = openContent(locale, { recorded: await loadRecordedAnswers() })
  const document = await getDocument(client, { locale, path, placeholders: frame.site.placeholders })
  return document && toPageData(client, { frame, document: toShownDocument(document), locale })
})

/**
 * Reads a document as it was last saved, once per request, inside the site as it is published.
 *
 * @param look how much of it is drawn: `hidden` with blocks that visitors do not see, to be edited; `public` as the public sees it,
 * with a shared block as it was last saved, or without it, if one is named.
 * @param mark marks the texts of the document with where they come from, for who writes in them.
 * @returns null when there is none in this language, `stranger` when nobody is logged in.
 */
export const loadDraft = cache(
  async (
    locale: Locale,
    kind: SiteDocument['kind'],
    id: number,
    token: string | undefined,
    look: DraftLook,
    mark?: MarkTexts,
  ) => {
    const frame = await loadSite(locale)
    const draftBlock = parseDraftBlock(look.replace(/^public /, ''))
    const client = openContent(locale, {
      token,
      showsHidden: look === 'hidden',
      draftBlock: draftBlock ? toDraftBlock(draftBlock) : undefined,
    })
    const isPublic = look.startsWith('public')
    const draft = await getDraft(client, { locale, kind, id, placeholders: frame.site.placeholders, isPublic, mark })
    if (draft === null || draft === 'stranger') return draft
    const { document, brokenBlocks } = draft
    const shown = isPublic ? toShownDocument(document) : document
    return { ...(await toPageData(client, { frame, document: shown, locale })), brokenBlocks }
  },
)

type FoundPage = { frame: LoadedSite; document: SiteDocument; locale: Locale }

/** What the blocks of a document need besides it. */
async function toPageData(client: ContentClient, { frame, document, locale }: FoundPage): Promise<PageData> {
  const { site } = frame
  const { path } = document
  const blocks = document.kind === 'page' ? (document.page.layout ?? []) : []
  const parameters = neededParameters(blocks)
  const lists = await getLists(client, {
    locale,
    placeholders: site.placeholders,
    needed: toNeeded(document),
    id: document.kind === 'page' ? document.page.id : null,
    parentId: document.kind === 'page' ? (document.page.parent?.id ?? null) : null,
  })
  const moment = Date.now()
  const context = {
    locale,
    path,
    figureSeed: toFigureSeed(document),
    cardLook: document.kind === 'page' ? toCardLook(document.page.cardTier) : null,
    tone: toTone(document),
    settings: site.settings,
    lists,
    query: {},
    search: null,
    today: localDay(moment),
    moment,
    streets: env.streetMap ? streetMapPath : null,
    sealsReports: env.sealedRoot !== undefined,
  }
  const { locale: _, ...place } = toHere(document, { locale, path })
  const notes: PublishingNotes = {
    search: toSearchEntries({ document, context }),
    tags: client.tags(),
    frames: [toFrameName({ site, locale, audience: toAudience(place.section) })],
    place,
    listedOn: toListedOn(document),
    isConfidential: blocks.some(isConfidentialForm),
    picture: toLinkPicture({ document, site, context }),
    parameters: [...parameters],
    content: {
      locale,
      href: toHref(locale, path),
      ...document,
      simulatorInputs: toSimulatorInputs(blocks, context.today),
    },
    answers: parameters.length > 0 ? [...frame.notes.answers, ...client.answers()] : [],
  }
  return { document, site, context, notes }
}

/** The lists of a document: those of its blocks, or of what is drawn of a document of its kind. */
function toNeeded(document: SiteDocument): ReadonlySet<keyof PageLists> {
  if (document.kind !== 'page') return new Set(['tips', 'people'] as const)
  const ofBlocks = neededLists(document.page.layout ?? [])
  return isSiteMap(document) ? new Set([...ofBlocks, 'sitePages', 'tips', 'people', 'branches'] as const) : ofBlocks
}

/** Whether a document is the page that lists all others. */
export function isSiteMap(document: SiteDocument): boolean {
  return document.kind === 'page' && document.page.pageType === 'siteMap'
}

/** What an earlier drawing of the page was told, when it is to be drawn from that; null otherwise. */
export const loadRecordedAnswers = cache(async (): Promise<RecordedAnswers | null> => {
  const key = (await headers()).get(answersHeader)
  return key === null ? null : readRecordedAnswers(key)
})

type AskedParameters = Readonly<Record<string, string | string[] | undefined>>

/**
 * What an address asks, of the parameters that the page answers.
 *
 * @param asked as Next reads it: a parameter that stands there twice is a list.
 */
function toQuery(
  asked: AskedParameters,
  { parameters }: Pick<PublishingNotes, 'parameters'>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap((name) => {
      const value = asked[name]
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
    }),
  )
}

/** A page's context with what its address asks, and what the site's search finds for that. */
export function withQuery({ context, notes }: PageData, asked: AskedParameters): PageContext {
  const query = toQuery(asked, notes)
  const request = toSearchRequest(query)
  const search = request.words === '' ? null : askSearch(context.locale, toSearchQuestion(request))
  return { ...context, query, search }
}

/** A page has the colour that its editors chose, a tip that of its topic; the people of the bank have none. */
function toTone(document: SiteDocument): Tone {
  switch (document.kind) {
    case 'page':
      return document.page.tone ?? 'sand'
    case 'tip':
      return toTopicTone(document.tip.topic)
    case 'person':
    case 'branch':
      return 'sand'
  }
}

/** Whether a block shows a form of which nobody may see that somebody fills it in. */
function isConfidentialForm(block: PageBlock): boolean {
  return block.__typename === 'FormSlotBlock' && block.form?.audience === 'investigators' && block.form.current !== null
}

/** A document as visitors see it, who find no form for reports where those are sealed. */
function toShownDocument(document: SiteDocument): SiteDocument {
  if (env.sealedRoot === undefined || document.kind !== 'page') return document
  return { ...document, page: { ...document.page, layout: toSealedLayout(document.page.layout) } }
}

/** The address path of a catch-all route's segments. */
export function toPath(segments: readonly string[] | undefined): string {
  return `/${(segments ?? []).map(decodeURIComponent).join('/')}`
}
