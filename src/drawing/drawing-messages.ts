import { z } from 'zod'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import { inLocales, locales } from '@/src/i18n/locales'
import { toldMetric } from '@/src/metrics/told-metrics'
import { sentBytes } from '@/src/platform/sent-bytes'
import { finishedHead } from '@/src/publishing/finished-page'
import { siteLook } from '@/src/publishing/site-look'
import { searchEntry } from '@/src/search/search-entry'
import { searchKinds } from '@/src/search/search-kind'

/** What the process that answers visitors and the one that draws for them say to each other. */

const sentPage = finishedHead.extend({ brotli: sentBytes, gzip: sentBytes })

const synonymGroups = z.object(inLocales(() => z.array(z.array(z.string()))))

/** As the other end of the same program wrote it: what a visitor typed in it was judged before. */
const postedForm = z.custom<PostedForm>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    ['values', 'errors', 'notice'].every((name) => Object.hasOwn(value, name)),
)

const shownForm = z.object({
  /** The finished page that the form was posted from. */
  page: sentPage,
  /** The version of the form that the page is said to show. */
  version: z.string(),
  /** The title of a page with errors, with `{title}` where its own stands. */
  titlePattern: z.string(),
})
export type ShownForm = z.infer<typeof shownForm>

/** What is asked of the process that draws. */
export const drawingQuestion = z.discriminatedUnion('kind', [
  /** A finished page for parameters that it has, in its own order. */
  z.object({ kind: z.literal('page'), page: finishedHead, query: z.string(), look: siteLook }),
  /** A form with what was posted: on the page that it was posted from when it stands there, else on its own. */
  z.object({
    kind: z.literal('form'),
    page: finishedHead,
    posted: postedForm,
    shownOn: shownForm.nullable(),
    look: siteLook,
  }),
  /** What could be meant by what somebody is typing. */
  z.object({
    kind: z.literal('suggestions'),
    locale: z.enum(locales),
    words: z.string(),
    limit: z.number().int(),
  }),
])
export type DrawingQuestion = z.infer<typeof drawingQuestion>

/** Words that a page of results was asked for, and that nothing was found for. */
const wordsInVain = z.object({ locale: z.enum(locales), words: z.string() })
export type WordsInVain = z.infer<typeof wordsInVain>

export const drawnAnswer = z.object({ page: sentPage, inVain: wordsInVain.nullable() })
export type DrawnAnswer = z.infer<typeof drawnAnswer>

export const suggestionsAnswer = z.array(z.object({ kind: z.enum(searchKinds), href: z.string(), title: z.string() }))

/** What the process that draws is told. */
export const drawingOrder = z.discriminatedUnion('kind', [
  /** First of all: the addresses that visitors may find something on, and other words for the same thing. */
  z.object({ kind: z.literal('begin'), hrefs: z.array(z.string()), synonyms: synonymGroups }),
  /** What can be found on a page from now on. */
  z.object({ kind: z.literal('put'), href: z.string(), entries: z.array(searchEntry) }),
  z.object({ kind: z.literal('remove'), href: z.string() }),
  z.object({ kind: z.literal('synonyms'), synonyms: synonymGroups }),
  z.object({
    kind: z.literal('ask'),
    id: z.number(),
    question: drawingQuestion,
    /** Id of the visitor's request, where requests have one. */
    request: z.string().optional(),
  }),
  /** Say your figures. */
  z.object({ kind: z.literal('metrics') }),
])
export type DrawingOrder = z.infer<typeof drawingOrder>

/** What the process that draws says. */
export const drawingReport = z.discriminatedUnion('kind', [
  /** Questions are answered from now on. */
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('answer'),
    id: z.number(),
    answer: z.unknown(),
    /** Memory of the process, in bytes. */
    memory: z.number(),
  }),
  /** It cannot be drawn. The reason holds nothing that a visitor typed. */
  z.object({ kind: z.literal('failed'), id: z.number(), reason: z.string() }),
  z.object({ kind: z.literal('metrics'), metrics: z.array(toldMetric) }),
])
export type DrawingReport = z.infer<typeof drawingReport>
