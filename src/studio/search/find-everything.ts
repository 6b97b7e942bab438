import type { CollectionSlug, Payload, SanitizedPermissions, TypedUser, Where } from 'payload'
import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { locales } from '@/src/i18n/locales'
import { findSentences } from './find-sentences'
import { hasWords } from './fold-words'
import type { Found, FoundGroup } from './found'

type Search = {
  payload: Payload
  user: TypedUser
  permissions: SanitizedPermissions
  language: StaffLanguage
  /** What was typed; without anything, what can be done is listed. */
  words: string
}

/** What people look for by its name, in the order in which it is listed. What visitors sent is not among it: reading it is recorded. */
const named = [
  'pages',
  'tips',
  'forms',
  'simulators',
  'branches',
  'people',
  'shared-blocks',
  'media',
  'documents',
  'releases',
  'users',
] as const satisfies readonly CollectionSlug[]

const mostOfAKind = 5
const mostActions = 8

/** Finds pages, sentences, forms, people, settings and what can be done, for somebody who may do it. */
export async function findEverything(search: Search): Promise<FoundGroup[]> {
  const { words, language } = search
  const titles = staffTexts.search[language].groups
  const actions = listActions(search)
    .filter(({ label, detail, keywords }) => hasWords(`${label} ${detail} ${keywords}`, words))
    .slice(0, mostActions)
    .map(({ label, detail, href }) => ({ label, detail, href }))
  const groups = [{ title: titles.actions, items: actions }]
  if (words.trim().length < 2) return groups.filter(({ items }) => items.length > 0)
  const [documents, sentences] = await Promise.all([
    Promise.all(named.map((slug) => findNamed(search, slug))),
    findSentences(search),
  ])
  groups.push({ title: titles.documents, items: documents.flat() }, { title: titles.sentences, items: sentences })
  return groups.filter(({ items }) => items.length > 0)
}

type Action = Found & { keywords: string }

/** Every room that somebody may enter, and what they may begin there. */
function listActions({ payload, permissions, language }: Search): Action[] {
  const texts = staffTexts.search
  const said = (label: unknown) => labelIn(label, language)
  const keywordsOf = (slug: string) => texts.keywords.find(({ room }) => room === slug)?.words ?? ''
  const collections = Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(({ slug, admin }) => admin.hidden !== true && permissions.collections?.[slug]?.read)
  const begun = collections
    .filter(({ slug }) => permissions.collections?.[slug]?.create && slug !== 'reviews')
    .map(({ slug, labels }) => ({
      label: `${texts[language].begin}: ${said(labels.singular)}`,
      detail: '',
      href: slug === 'pages' ? '/admin/collections/pages' : `/admin/collections/${slug}/create`,
      keywords: keywordsOf(slug),
    }))
  const rooms = collections.map(({ slug, labels, admin }) => ({
    label: said(labels.plural),
    detail: said(admin.group),
    href: `/admin/collections/${slug}`,
    keywords: keywordsOf(slug),
  }))
  const globals = payload.globals.config
    .filter(({ slug }) => permissions.globals?.[slug]?.read)
    .map(({ slug, label, admin }) => ({
      label: said(label),
      detail: said(admin?.group),
      href: `/admin/globals/${slug}`,
      keywords: keywordsOf(slug),
    }))
  const places = texts.places.map(({ href, label, words }) => ({
    label: label[language],
    detail: '',
    href,
    keywords: words,
  }))
  return [...begun, ...rooms, ...globals, ...places]
}

async function findNamed(
  { payload, user, permissions, language, words }: Search,
  slug: CollectionSlug,
): Promise<Found[]> {
  const config = payload.collections[slug].config
  if (!permissions.collections?.[slug]?.read) return []
  const title = config.admin.useAsTitle ?? 'id'
  const names = [title, ...(config.admin.listSearchableFields ?? [])]
  const where: Where = { or: [...new Set(names)].map((name) => ({ [name]: { like: words.trim() } })) }
  const hits = new Map<number | string, Found>()
  for (const locale of [language, ...locales.filter((other) => other !== language)]) {
    const { docs } = await payload.find({
      collection: slug,
      where,
      locale,
      draft: Boolean(config.versions?.drafts),
      depth: 0,
      limit: mostOfAKind,
      pagination: false,
      user,
      overrideAccess: false,
    })
    for (const document of docs) {
      const held: Record<string, unknown> = { ...document }
      const label = held[title]
      const kind = labelIn(config.labels.singular, language)
      const at = typeof held['path'] === 'string' ? held['path'] : ''
      if (hits.has(document.id) || typeof label !== 'string' || label === '') continue
      hits.set(document.id, {
        label,
        detail: at === '' ? kind : `${kind} · ${at}`,
        href: `/admin/collections/${slug}/${document.id}`,
      })
    }
  }
  return [...hits.values()].slice(0, mostOfAKind)
}

/** What a collection, a global or a group of them is called. */
function labelIn(label: unknown, language: StaffLanguage): string {
  if (typeof label === 'string') return label
  const own = typeof label === 'object' && label !== null ? Object.entries(label) : []
  const text: unknown = own.find(([key]) => key === language)?.[1]
  return typeof text === 'string' ? text : ''
}
