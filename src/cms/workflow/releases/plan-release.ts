import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { refusal } from '@/src/fields/refusal'
import { transitions } from '@/src/governance/transitions'
import { fillText } from '@/src/i18n/staff-text'
import { requireAct } from '../../access/require-act'
import { requireOnReview } from '../decide'
import { createRelease, type Release, readRelease } from './release-store'
import { runRelease } from './run-release'

type Plan = { name: string; items: readonly number[]; dueAt?: string | undefined }

/**
 * Puts approved requests together, to go live at once.
 *
 * @throws APIError in the asker's language: 403 without the right, 409 when a request is not approved or is a deletion.
 */
export async function planRelease(req: PayloadRequest, { name, items, dueAt }: Plan): Promise<Release> {
  await requireAct(req, 'release.plan', { subject: 'releases/new', state: 'none' })
  for (const id of items) {
    const { kind } = await requireOnReview(req, 'content.release', id)
    if (kind === 'delete') throw refusal(req, 409, staffTexts.planRelease.noDeletions)
  }
  const release = await createRelease(req.payload, {
    name,
    items: [...items],
    state: transitions['release.plan'].to,
    dueAt: dueAt ?? null,
  })
  await appendAudit(req.payload, {
    action: 'planRelease',
    subject: `releases/${release.id}`,
    actor: req.user,
    reason: name,
    details: { items, dueAt: dueAt ?? null },
  })
  return release
}

/** Carries a planned release out now. @throws APIError 403 without the right, 404, 409 when it was carried out already. */
export async function releaseNow(req: PayloadRequest, { id }: { id: number }): Promise<Release> {
  const release = await readRelease(req.payload, id)
  if (!release) throw refusal(req, 404, staffTexts.planRelease.noSuchRelease)
  // One that is under way is none to begin again.
  const state = release.state === 'running' ? 'done' : release.state
  await requireAct(req, 'release.carryOut', { subject: `releases/${id}`, state })
  const done = await runRelease(req.payload, release, { i18n: req.i18n, t: req.t, user: req.user })
  if (done.state === 'done') return done
  throw refusal(req, 409, fillText(staffTexts.planRelease.nothingPublished, { failure: done.failure ?? '' }))
}
