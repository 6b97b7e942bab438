import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { noteRefusal } from '@/src/audit/note-refusal'
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { transitions } from '@/src/governance/transitions'
import { defaultLocale, isLocale, type Locale, locales } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { findUses } from '../usage/find-uses'
import { type GraphNode, readGraph, titleOf } from '../usage/read-graph'
import { queryReviews } from '../workflow/review-store'

const change = z.looseObject({
  data: z
    .looseObject({
      alt: z.unknown().optional(),
      uploadEdits: z.unknown().optional(),
      // Around another point the portrait is cut anew: the same as another file. The form sends both with every save.
      focalX: z.unknown().optional(),
      focalY: z.unknown().optional(),
    })
    .catch({})
    .default({}),
})
const picture = z.looseObject({
  id: z.number(),
  alt: z.partialRecord(z.enum(locales), z.string().nullish()).nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
})

/**
 * A picture that the public sees, or that somebody has been asked to approve, stays as it is: what a page shows changes with the
 * page, which another person approves. Pictures have no drafts of their own; a copy with what is to be different takes the old one's
 * place.
 *
 * Before anything else of the operation: Payload writes files before it asks the hooks of a change.
 */
export const keepPublicPictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Code without a user (the import of `site/content/`) is no person who could go round a second pair of eyes.
  if (operation !== 'update' || !req.user) return args
  const { data } = change.parse(args)
  const isFileNew = Boolean(req.file) || data.uploadEdits !== undefined || req.query['uploadEdits'] !== undefined
  if (!isFileNew && data.alt === undefined && data.focalX === undefined && data.focalY === undefined) return args
  for (const stored of await findChanged(
    req,
    'where' in args && args.where ? args.where : { id: { equals: 'id' in args ? args.id : 0 } },
  )) {
    const isCutAnew = isOther(data.focalX, stored.focalX) || isOther(data.focalY, stored.focalY)
    const languages = isFileNew || isCutAnew ? locales : changedLanguages(req, stored.alt ?? {}, data.alt)
    const shown = languages.length === 0 ? [] : await findShowing(req, stored.id, languages)
    if (shown.length > 0) await refuse(req, stored.id, shown)
  }
  return args
}

type Picture = z.infer<typeof picture>

function isOther(written: unknown, stored: number | null | undefined): boolean {
  return written !== undefined && (written ?? undefined) !== (stored ?? undefined)
}

async function findChanged({ payload }: PayloadRequest, where: Where): Promise<Picture[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true, // whether it may be changed is asked here
  })
  return docs.map((stored) => picture.parse(stored))
}

/** The languages in which the words for a picture would be other ones. */
function changedLanguages({ locale }: PayloadRequest, before: Picture['alt'] & {}, alt: unknown): readonly Locale[] {
  if (typeof alt === 'object' && alt !== null) {
    const byLocale = z.partialRecord(z.enum(locales), z.unknown()).safeParse(alt).data ?? {}
    return locales.filter((one) => one in byLocale && byLocale[one] !== before[one])
  }
  const written = isLocale(locale) ? locale : defaultLocale
  return alt === before[written] ? [] : [written]
}

/** What shows the picture to the public in one of the languages, or is to. */
async function findShowing(req: PayloadRequest, id: number, languages: readonly Locale[]): Promise<GraphNode[]> {
  const open = await queryReviews(req.payload, { state: { in: [...transitions['content.expire'].from] } })
  const asked = new Map(open.map((review) => [review.subject.replace(/^globals\//, ''), review.languages]))
  const all = await readGraph(req.payload)
  const nameOf = (node: GraphNode) => (node.kind === 'global' ? node.slug : `${node.slug}/${node.id}`)
  const publicIn = new Map(all.filter(({ isDraft }) => !isDraft).map((node) => [nameOf(node), node.publicIn]))
  const isShown = (node: GraphNode) => {
    const name = nameOf(node)
    // What is asked for one language brings its pictures to the other too, where that is public.
    const asks = asked.get(name)
    const next = asks ? [...asks, ...(publicIn.get(name) ?? [])] : []
    return languages.some((locale) => (node.isDraft ? next : node.publicIn).includes(locale))
  }
  const graph = all.filter(isShown)
  return findUses(graph, { collection: 'media', id }).map(({ node }) => node)
}

/** The most names that a refusal says. */
const mostNames = 5

async function refuse(req: PayloadRequest, id: number, shown: readonly GraphNode[]): Promise<never> {
  await noteRefusal(req, `media/${id}`, 'A picture that the public sees stays as it is')
  const names = shown.slice(0, mostNames).map((node) => titleOf(node, languageOf(req)))
  const list = `${names.join('; ')}${shown.length > mostNames ? ' …' : ''}`
  throw refusal(req, 403, fillText(staffTexts.keepPublicPictures.refuse, { list }))
}
