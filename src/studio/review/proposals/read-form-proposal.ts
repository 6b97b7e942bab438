import type { PayloadRequest } from 'payload'
import statisticsTexts from '@/messages/staff/form-statistics.json' with { type: 'json' }
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { findFormHindrance } from '@/src/cms/forms/change-form-state'
import { toFormLooked } from '@/src/cms/forms/form-look'
import { readFormState } from '@/src/cms/forms/form-state'
import { findFormPlaces } from '@/src/cms/forms/form-usage'
import { readStatistics } from '@/src/form-statistics/storage/read-statistics'
import { readsStatistics } from '@/src/form-statistics/storage/statistics-readers'
import { toComparisonSentences } from '@/src/form-statistics/texts/comparison-sentences'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import type { Consequence } from '../list-consequences'
import type { ReadProposal } from './proposal-room'
import { readPersonName } from './read-person-name'

const words = staffTexts.proposals
const statisticsWords = statisticsTexts.comparison

/** The fields whose refusals changed most: more would hide what is to be decided. */
const mostFieldsCompared = 3

/** A form that somebody proposed: its next version beside the one before. */
export async function readFormProposal(
  req: PayloadRequest,
  id: number,
  language: Locale,
): Promise<ReadProposal | null> {
  const { payload } = req
  const { totalDocs } = await payload.count({
    collection: 'forms',
    where: { id: { equals: id } },
    overrideAccess: true,
  }) // staff see all
  if (totalDocs === 0) return null
  const state = await readFormState(payload, id)
  const { form, definition, published, versions } = state
  const { by, at, hash, reason } = form.proposal ?? {}
  const asker = typeof by === 'object' ? (by?.id ?? null) : (by ?? null)
  const isOpen = Boolean(hash)
  return {
    subject: { collection: 'forms', id },
    title: form.name || definition.title[language] || form.key,
    state: isOpen
      ? fillText(words.formWaits, { number: (versions.at(-1)?.number ?? 0) + 1 })[language]
      : words.formRests[language],
    isOpen,
    reason: reason ?? '',
    asked: isOpen ? { id: asker, name: await readPersonName(payload, asker), at: at ?? form.updatedAt } : null,
    looked: toFormLooked(state, language),
    forms: { before: published.at(-1) ?? null, after: definition },
    consequences: [...(await listFormConsequences(state, language)), ...(await listLastChange(req, form, language))],
    acts: { approve: 'form.approve', sendBack: 'form.sendBack', withdraw: 'form.withdraw' },
    hindrance: await findFormHindrance(req, state),
  }
}

/** What the change before this one did, for those who see the statistics of forms. */
async function listLastChange(
  { payload, user }: PayloadRequest,
  form: Formed['form'],
  language: Locale,
): Promise<Consequence[]> {
  if (!readsStatistics(user?.role)) return []
  const statistics = await readStatistics(payload, form, Date.now())
  if (!statistics?.lastChange) return []
  const { from, to } = statistics.lastChange
  const sentences = toComparisonSentences(statistics, mostFieldsCompared)
  const items = (sentences.length > 0 ? sentences : [statisticsWords.waits]).map((text) => ({
    title: text[language],
    href: null,
  }))
  const way = { title: statisticsWords.seeAll[language], href: `/admin/collections/forms/${form.id}/statistics` }
  return [{ text: fillText(statisticsWords.title, { from, to }), items: [...items, way] }]
}

type Formed = Awaited<ReturnType<typeof readFormState>>

async function listFormConsequences({ payload, form, versions }: Formed, language: Locale): Promise<Consequence[]> {
  const places = await findFormPlaces(payload, form.id, language)
  const items = places.map(({ id, title }) => ({
    title,
    href: id === null ? '/admin/globals/footer' : `/admin/collections/pages/${id}`,
  }))
  return [
    { text: fillText(words.shownOn, { count: items.length }), items },
    ...(versions.some(({ state }) => state === 'published') ? [{ text: words.oldAnswers, items: [] }] : []),
    { text: words.audiences[form.audience], items: [] },
  ]
}
