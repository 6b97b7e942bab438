import { extractJWT, type PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { judgePage } from '@/src/governance/gate/judge-page'
import type { Finding } from '@/src/governance/gate/verdict'
import { type Locale, locales } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { toDraftBlock } from '@/src/links/draft-block'
import { askPageCheck } from '@/src/page-check/page-check-channel'
import { log } from '@/src/platform/log'
import { sharedBlockTypes } from '../../shared-blocks/shared-block-types'
import { liveLocales } from '../read-subject'
import { judgeBlocks } from './judge-blocks'
import { judgeOwedLinks } from './judge-owed-links'

/** As many drawings, of a page in a language, are made before a shared block goes live; each takes about a second. */
export const mostDrawings = 12

/** A shared block that is about to be public, or to be taken from the public: then its document has no block. */
export type JudgedBlock = { id: number; document: unknown; languages: readonly Locale[]; isGone?: boolean }

/** A public page that shows the shared block, in one language. */
type Place = { page: PublicPage; locale: Locale }

const publicPage = z.looseObject({
  id: z.number(),
  title: z.partialRecord(z.enum(locales), z.string().nullish()).nullish(),
  path: z.partialRecord(z.enum(locales), z.string().nullish()).nullish(),
  layout: z.array(z.looseObject({ id: z.string().nullish(), shared: z.unknown().optional() })).catch([]),
})
type PublicPage = z.infer<typeof publicPage>

/**
 * What a shared block would do to the public pages that show it: each is drawn as it is public, with the block as it was last
 * saved, or without it.
 * Only what it brings is found; what a page has without it is not its fault.
 *
 * @param most so many drawings at most. Only what is beyond all that are made before it goes live is named as not looked at.
 */
export async function judgeOnPages(req: PayloadRequest, block: JudgedBlock, most: number): Promise<Finding[]> {
  const places = await findPlaces(req, block)
  const findings: Finding[] = []
  for (const place of places.slice(0, most)) {
    try {
      const found = await judgePlace(req, block, place)
      if (found === null) return [unseen(places, block)]
      findings.push(...found.map((finding) => onPage(finding, place)))
    } catch (error) {
      log.error('A page could not be judged with a shared block', { page: place.page.id, block: block.id, error })
      findings.push(unseen([place], block))
    }
  }
  return [...findings, ...(places.length > mostDrawings ? [unseen(places.slice(mostDrawings), block)] : [])]
}

async function findPlaces({ payload }: PayloadRequest, { id, languages }: JudgedBlock): Promise<Place[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true, // what is public does not depend on who asks
  })
  return docs.flatMap((stored) => {
    const page = publicPage.parse(stored)
    if (!page.layout.some(({ shared }) => shared === id)) return []
    const live = liveLocales({ document: page, hash: '' })
    return languages.filter((locale) => live.includes(locale)).map((locale) => ({ page, locale }))
  })
}

/** @returns null when nothing here draws pages. */
async function judgePlace(req: PayloadRequest, block: JudgedBlock, { page, locale }: Place): Promise<Finding[] | null> {
  const judgeWith = async (draft?: JudgedBlock): Promise<Finding[] | null> => {
    const login = extractJWT({ headers: req.headers, payload: req.payload }) ?? ''
    const asPublic = draft ? { draftBlock: toDraftBlock({ id: draft.id, isGone: draft.isGone ?? false }) } : {}
    const report = await askPageCheck({ kind: 'page', id: page.id, locale, login, asPublic })
    if (report === undefined) return null
    if (report === null) return []
    return [
      ...judgePage(report, onlyRowsOf(page, block.id), locale),
      ...(await judgeOwedLinks(req.payload, report, page, locale)),
      ...judgeBlocks(page, await sharedBlockTypes(req.payload, page, draft)),
    ]
  }
  const found = await judgeWith(block)
  if (!found?.some((finding) => !isInside(finding))) return found
  const before = new Set(((await judgeWith()) ?? []).map(nameFinding))
  return found.filter((finding) => isInside(finding) || !before.has(nameFinding(finding)))
}

/** The page with nothing in it but the places of a shared block, so that only these have a name. */
function onlyRowsOf({ layout }: PublicPage, id: number): object {
  return { layout: layout.filter(({ shared }) => shared === id).map((row) => ({ ...row, blockType: 'sharedBlock' })) }
}

function isInside({ at }: Finding): boolean {
  return at !== undefined && /^layout\.\d/.test(at)
}

/** A page that was too heavy, or too hard to read, is so by another figure now. */
function nameFinding({ kind, severity, en }: Finding): string {
  return `${kind} ${severity} ${en.replaceAll(/\d+/g, '')}`
}

/** The same, said to whoever has the form of the shared block open, where it is the only block. */
function onPage(finding: Finding, { page, locale }: Place): Finding {
  const { at: _place, ...said } = finding
  const name = nameOf(page, locale)
  return {
    ...said,
    ...(isInside(finding) ? { at: 'layout.0' } : {}),
    path: name,
    ...fillText(staffTexts.judgeOnPages.onPage, { name, finding }),
  }
}

function unseen(places: readonly Place[], { isGone = false }: JudgedBlock): Finding {
  const names = [...new Set(places.map(({ page, locale }) => nameOf(page, locale)))].join('; ')
  return {
    severity: 'warning',
    kind: 'unseen',
    path: '',
    ...fillText(staffTexts.judgeOnPages[isGone ? 'unseenWithout' : 'unseenWith'], { names }),
  }
}

function nameOf({ id, title, path }: PublicPage, locale: Locale): string {
  return `${title?.[locale] ?? id} (${locale}, ${path?.[locale] ?? ''})`
}
