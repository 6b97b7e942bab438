import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { findFormHindrance } from '@/src/cms/forms/change-form-state'
import { toFormLooked } from '@/src/cms/forms/form-look'
import { readFormState } from '@/src/cms/forms/form-state'
import { findFormPlaces } from '@/src/cms/forms/form-usage'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import type { Consequence } from '../list-consequences'
import type { ReadProposal } from './proposal-room'
import { readPersonName } from './read-person-name'

const words = staffTexts.proposals

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
    consequences: await listFormConsequences(state, language),
    acts: { approve: 'form.approve', sendBack: 'form.sendBack', withdraw: 'form.withdraw' },
    hindrance: await findFormHindrance(req, state),
  }
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
