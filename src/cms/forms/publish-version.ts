import { describeNews } from '@/src/forms/governance/review-form'
import { locales } from '@/src/i18n/locales'
import { toFormHref } from '@/src/links/form-href'
import { cardTag, listTag } from '@/src/publications/tags'
import { noteLive } from '../contributions/contribution-rows'
import { appendPublication } from '../feed/publication-feed'
import { type FormState, toDefinitionHash } from './form-state'
import { governing } from './governing'
import { noProposal } from './guard-form'

/** Why a version is published, and which two people say so; nobody when a new site is filled. */
export type Decision = { reason: string; proposedBy: number | null; approvedBy: number | null }

/**
 * Freezes a form as its next version, puts that in force and announces it. The database makes no transactions: the version is
 * stored first, so that whatever is left out can be repeated, and no visitor sees half of it.
 */
export async function publishVersion(state: FormState, { reason, proposedBy, approvedBy }: Decision): Promise<void> {
  const { payload, form, definition, versions, published } = state
  const now = new Date().toISOString()
  const hash = toDefinitionHash(definition)
  const newest = versions.at(-1)
  // Left by a process that ended in the middle.
  const isStored = newest?.state === 'published' && newest.hash === hash
  const version = isStored
    ? newest
    : await payload.create({
        collection: 'form-versions',
        data: {
          form: form.id,
          formKey: form.key,
          number: (newest?.number ?? 0) + 1,
          hash,
          state: 'published',
          audience: form.audience,
          definition: { ...definition },
          changes: Object.fromEntries(
            locales.map((locale) => [locale, describeNews(definition, { published, locale })]),
          ),
          reason,
          proposedBy,
          approvedBy,
          publishedAt: now,
        },
        depth: 0,
        context: governing(),
        overrideAccess: true, // governed by the rules of this folder; no role may write versions
      })
  await payload.update({
    collection: 'forms',
    id: form.id,
    data: { current: version.id, proposal: noProposal },
    depth: 0,
    context: governing(),
    overrideAccess: true, // as above
  })
  for (const { id } of versions.filter((other) => other.state === 'published' && other.id !== version.id)) {
    await payload.update({
      collection: 'form-versions',
      id,
      data: { state: 'superseded', endedAt: now },
      depth: 0,
      context: governing(),
      overrideAccess: true, // as above
    })
  }
  await noteLive(payload, `forms/${form.id}`)
  await announceForm(state)
}

/** Tells the site that another version of a form is in force, or none. */
export async function announceForm({ payload, form }: Pick<FormState, 'payload' | 'form'>): Promise<void> {
  const hrefs = Object.fromEntries(locales.map((locale) => [locale, toFormHref(locale, form.key)]))
  await appendPublication({ payload }, [cardTag('Form', form.id), listTag('FormVersion')], hrefs)
}
