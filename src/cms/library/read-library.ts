import type { Payload } from 'payload'
import { z } from 'zod'
import { inLocales, type Locale, locales } from '@/src/i18n/locales'
import { findUses } from '../usage/find-uses'
import { editingHref, type GraphNode, readGraph, titleOf } from '../usage/read-graph'
import { replacedPicture } from './replace-picture'

/** What shows a file, or leads to it. */
export type FileUse = { title: string; href: string; isDraftOnly: boolean }

/** A picture of the library. */
export type LibraryPicture = {
  id: number
  filename: string
  /** Of a small one, for the list. */
  src: string
  width: number
  height: number
  alt: Record<Locale, string>
  uploadedAt: string
  uses: FileUse[]
  /** Which took the place of which, the newest first. */
  history: { at: string; person: string; filename: string }[]
}

/** A document of the library. */
export type LibraryDocument = {
  id: number
  title: string
  category: string
  year: number
  filename: string
  href: string
  uses: FileUse[]
}

const size = z.object({ url: z.string().nullish(), filename: z.string().nullish() }).nullish()
const picture = z.object({
  id: z.number(),
  filename: z.string().nullish(),
  url: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  createdAt: z.string(),
  alt: z.partialRecord(z.enum(locales), z.string().nullish()).nullish(),
  sizes: z.object({ webp480: size }).nullish(),
})

/** Every picture, the newest first, with where it is shown and what it took the place of. */
export async function readPictures(payload: Payload, language: Locale): Promise<LibraryPicture[]> {
  const [{ docs }, graph, history] = await Promise.all([
    payload.find({
      collection: 'media',
      locale: 'all',
      depth: 0,
      pagination: false,
      sort: '-createdAt',
      overrideAccess: true, // everybody who works in the CMS sees all pictures
    }),
    readGraph(payload),
    readHistory(payload),
  ])
  return docs.map((stored) => {
    const { id, filename, url, width, height, createdAt, alt, sizes } = picture.parse(stored)
    return {
      id,
      filename: filename ?? '',
      src: sizes?.webp480?.url ?? url ?? '',
      width: width ?? 0,
      height: height ?? 0,
      alt: inLocales((locale) => alt?.[locale] ?? ''),
      uploadedAt: createdAt,
      uses: toUses(graph, { collection: 'media', id }, language),
      history: history.filter(({ subject }) => subject === `media/${id}`).map(({ subject: _, ...entry }) => entry),
    }
  })
}

function toUses(graph: readonly GraphNode[], target: { collection: string; id: number }, language: Locale): FileUse[] {
  return findUses(graph, target).map(({ node, isDraftOnly }) => ({
    title: titleOf(node, language),
    href: editingHref(node),
    isDraftOnly,
  }))
}

const entry = z.object({ at: z.string(), actorName: z.string(), subject: z.string(), details: z.string().nullish() })
const replaced = z.object({ filename: z.string().nullish() })

async function readHistory(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { action: { equals: replacedPicture } },
    sort: '-number',
    limit: 1000,
    depth: 0,
    pagination: false,
    overrideAccess: true, // of the record, only who replaced which file is shown
  })
  return docs.map((stored) => {
    const { at, actorName, subject, details } = entry.parse(stored)
    const { data } = replaced.safeParse(JSON.parse(details || '{}'))
    return { subject, at, person: actorName, filename: data?.filename ?? '' }
  })
}

const file = z.object({
  id: z.number(),
  title: z.string().nullish(),
  documentCategory: z.string().nullish(),
  year: z.number().nullish(),
  filename: z.string().nullish(),
})

/** Every document, by year and then by name, with where it is used. */
export async function readDocuments(payload: Payload, language: Locale): Promise<LibraryDocument[]> {
  const [{ docs }, graph] = await Promise.all([
    payload.find({
      collection: 'documents',
      locale: language,
      draft: true,
      depth: 0,
      pagination: false,
      overrideAccess: true, // everybody who works in the CMS sees all documents
    }),
    readGraph(payload),
  ])
  return docs
    .map((stored) => {
      const { id, title, documentCategory, year, filename } = file.parse(stored)
      return {
        id,
        title: title ?? filename ?? '',
        category: documentCategory ?? '',
        year: year ?? 0,
        filename: filename ?? '',
        href: `/admin/collections/documents/${id}`,
        uses: toUses(graph, { collection: 'documents', id }, language),
      }
    })
    .sort((one, other) => other.year - one.year || one.title.localeCompare(other.title))
}
