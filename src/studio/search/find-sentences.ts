import type { Payload, SanitizedPermissions, TypedUser } from 'payload'
import { locales } from '@/src/i18n/locales'
import { listLocalizedTexts } from '@/src/languages/localized-texts'
import { hasWords } from './fold-words'
import type { Found } from './found'

type Search = { payload: Payload; user: TypedUser; permissions: SanitizedPermissions; words: string }

/** A sentence of a page, where it is written, and in which field. */
type Sentence = { page: string; field: string; text: string; href: string }

const leastLetters = 3
const most = 6
const around = 60

/** Every sentence of every page, until a page is saved: reading all of them takes longer the larger the site is. */
let kept: { moment: string; sentences: Sentence[] } | undefined

/** Finds words in what pages say, drafts included. Each hit opens the form at the field that holds it. */
export async function findSentences({ payload, user, permissions, words }: Search): Promise<Found[]> {
  const looked = words.trim()
  if (looked.length < leastLetters || !permissions.collections?.pages?.read) return []
  const { docs, totalDocs } = await payload.find({
    collection: 'pages',
    draft: true,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    select: { updatedAt: true },
    user,
    overrideAccess: false,
  })
  const moment = `${totalDocs} ${docs[0]?.updatedAt ?? ''}`
  if (kept?.moment !== moment) kept = { moment, sentences: await readSentences(payload) }
  return kept.sentences
    .filter(({ text }) => hasWords(text, looked))
    .slice(0, most)
    .map(({ page, field, text, href }) => ({ label: cut(text, looked), detail: `${page} · ${field}`, href }))
}

/** @returns the sentences of all pages. Everybody who works in the CMS sees drafts; the caller has asked whether this person does. */
async function readSentences(payload: Payload): Promise<Sentence[]> {
  const { flattenedFields } = payload.collections.pages.config
  const { docs } = await payload.find({
    collection: 'pages',
    draft: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true, // as above
  })
  return docs.flatMap((page) => {
    const written = listLocalizedTexts(page, flattenedFields, payload)
    const title = written.find(({ path }) => path === 'title')
    return written
      .filter(({ path }) => path.includes('.'))
      .flatMap(({ path, label, texts }) =>
        locales
          .filter((locale) => texts[locale] !== '')
          .map((locale) => ({
            page: title?.texts[locale] ?? '',
            field: label[locale],
            text: texts[locale],
            href: `/admin/collections/pages/${page.id}?locale=${locale}&field=${path}`,
          })),
      )
  })
}

/** The part of a text around the first word that was looked for. */
function cut(text: string, looked: string): string {
  const [first = ''] = looked.split(/\s+/)
  const at = Math.max(0, text.toLowerCase().indexOf(first.toLowerCase()))
  const start = Math.max(0, at - around)
  const end = Math.min(text.length, at + around * 2)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}
