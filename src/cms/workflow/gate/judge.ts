import { extractJWT, type PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { judgePage } from '@/src/governance/gate/judge-page'
import type { Finding, Verdict } from '@/src/governance/gate/verdict'
import { nameOf, type Subject } from '@/src/governance/subject'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import type { PreviewKind } from '@/src/links/preview-address'
import { askPageCheck } from '@/src/page-check/page-check-channel'
import { log } from '@/src/platform/log'
import { liveLocales, readPublic } from '../read-subject'
import { judgeOnPages, mostDrawings } from './judge-on-pages'
import { judgeOwedLinks } from './judge-owed-links'
import { judgePublication } from './judge-publication'
import { nameBlocks } from './name-blocks'

/** The documents that have a page of their own; what stands on many pages is judged as the document that it is. */
const kinds = { pages: 'page', tips: 'tip', people: 'person', branches: 'branch' } as const satisfies Record<
  string,
  PreviewKind
>

/** Something to judge: a subject, its newest version in all languages, and the languages in which it is to go live. */
export type Judged = { subject: Subject; document: unknown; languages: readonly Locale[] }

/**
 * The publish gate: the document and its finished page in each language, or the pages that show it, in one verdict.
 *
 * @param most so many drawings are made of the pages that show it.
 */
export async function judge(
  req: PayloadRequest,
  { subject, document, languages }: Judged,
  most = mostDrawings,
): Promise<Verdict> {
  const { payload } = req
  const own = await judgePublication(payload, subject, document, languages)
  const pages = await Promise.all(languages.map((locale) => judgeIn(req, { subject, document, locale })))
  const shown =
    'collection' in subject && subject.collection === 'shared-blocks'
      ? await judgeOnPages(req, { id: subject.id, document, languages }, most)
      : []
  return { findings: [...own, ...nameBlocks(payload, document, [...pages.flat(), ...shown])] }
}

/** What visitors would miss: a shared block is taken from all pages that show it. @returns null when nothing is judged. */
export async function judgeTakingBack(req: PayloadRequest, { subject, languages }: Judged): Promise<Verdict | null> {
  if ('global' in subject || subject.collection !== 'shared-blocks') return null
  const live = liveLocales(await readPublic(req.payload, subject))
  const gone = {
    id: subject.id,
    document: { layout: [] },
    languages: languages.filter((locale) => live.includes(locale)),
    isGone: true,
  }
  return { findings: await judgeOnPages(req, gone, mostDrawings) }
}

async function judgeIn(
  req: PayloadRequest,
  { subject, document, locale }: Pick<Judged, 'document' | 'subject'> & { locale: Locale },
): Promise<Finding[]> {
  if ('global' in subject || !hasPage(subject.collection)) return []
  const login = extractJWT({ headers: req.headers, payload: req.payload }) ?? ''
  try {
    const report = await askPageCheck({ kind: kinds[subject.collection], id: subject.id, locale, login })
    if (report === null) return []
    if (report === undefined) return [toUnseen(locale)]
    const owed = await judgeOwedLinks(req.payload, report, document, locale)
    return [...judgePage(report, document, locale), ...owed]
  } catch (error) {
    log.error('The finished page of a draft could not be judged', { subject: nameOf(subject), locale, error })
    return [toUnseen(locale)]
  }
}

function hasPage(collection: string): collection is keyof typeof kinds {
  return Object.hasOwn(kinds, collection)
}

/** Nothing is known of the page: somebody has to say why it goes live nevertheless. */
function toUnseen(locale: Locale): Finding {
  return {
    severity: 'warning',
    kind: 'unseen',
    path: '',
    ...fillText(staffTexts.judge.unseen, { locale }),
  }
}
