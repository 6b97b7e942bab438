import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import workflowTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import staffTexts from '@/messages/staff/promotion.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { allMigrationNames, migrationNames } from '@/src/database/migration-names'
import { adminText } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { longestReason, reason, shortestReason } from '@/src/governance/reason'
import { parseSubject } from '@/src/governance/subject'
import { transitions } from '@/src/governance/transitions'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { env } from '@/src/platform/env'
import { openBundle } from '@/src/promotion/bundle'
import { type Packed, packRelease } from '@/src/promotion/pack-release'
import { readPromotionKey } from '@/src/promotion/promotion-keys'
import { PromotionRefusal } from '@/src/promotion/promotion-refusal'
import type { ReceivingDesk } from '@/src/promotion/receiving-desk'
import { takeBundle } from '@/src/promotion/take-bundle'
import { requireAct } from '../../access/require-act'
import { readNewestVersion, writeDraftAgain } from '../keep-draft'
import { readNewest, readPublic } from '../read-subject'
import { findReviews, readReview, updateReview } from '../review-store'
import { submitForReview } from '../submit'
import { createRelease, type Release, readRelease } from './release-store'

/** A release as a bundle for another installation, and such a bundle taken in here. Both are for whoever plans releases. */
export const promotionEndpoints: Endpoint[] = [
  {
    path: '/promotion/pack/:id',
    method: 'get',
    handler: (req) => saying(req, async () => pack(req, Number(req.routeParams?.['id']))),
  },
  {
    path: '/promotion/take',
    method: 'post',
    handler: (req) => saying(req, async () => Response.json(await take(req))),
  },
]

async function saying(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  await requireAct(req, 'release.plan', { subject: 'releases/new', state: 'none' })
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PromotionRefusal)) throw error
    const problems = error.problems.map((text) => adminText(req, text))
    throw refusal(req, 409, error.said, problems.length > 0 ? problems : undefined)
  }
}

async function pack(req: PayloadRequest, id: number): Promise<Response> {
  const { keyFile } = env.promotion
  if (keyFile === undefined) throw new PromotionRefusal(staffTexts.noKey)
  const release = Number.isInteger(id) ? await readRelease(req.payload, id) : null
  if (!release) throw refusal(req, 404, workflowTexts.planRelease.noSuchRelease)
  const packed = await readApproved(req, release)
  const { name } = release
  const about = { from: env.siteUrl, migration: migrationNames().at(-1) ?? '', packedAt: new Date().toISOString() }
  const bundle = await packRelease(req.payload, { packed, release: name, ...about }, readPromotionKey(keyFile))
  await appendAudit(req.payload, { action: 'packRelease', subject: `releases/${id}`, actor: req.user, reason: name })
  return new Response(bundle, {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="release-${id}.sona.json"`,
    },
  })
}

/** Exactly what was approved, whether it is live by now or not. @throws PromotionRefusal with all that is not there any more, or does not travel. */
async function readApproved({ payload }: PayloadRequest, { items }: Release): Promise<Packed[]> {
  const { changedSince, notApproved, onlyPublishing, staysHere } = staffTexts.problem
  const problems: StaffText[] = []
  const packed: Packed[] = []
  for (const id of items) {
    const review = await readReview(payload, id)
    if (!review) continue
    const { title, kind, languages, state } = review
    const subject = parseSubject(review.subject)
    const refuse = (text: StaffText) => void problems.push(fillText(text, { title }))
    const found = [await readNewest(payload, subject), await readPublic(payload, subject)]
    const approved = found.find((one) => one?.hash === review.hash)
    if (kind !== 'publish') refuse(onlyPublishing)
    else if ('global' in subject && subject.global === 'site-settings') refuse(staysHere)
    else if (state !== 'approved' && state !== 'done') refuse(notApproved)
    else if (!approved) refuse(changedSince)
    else packed.push({ subject, title, languages, document: approved.document })
  }
  if (problems.length > 0) throw new PromotionRefusal(staffTexts.notPackable, problems)
  return packed
}

const asked = z.object({ reason, replaces: z.enum(['yes', 'no']).default('no') })

async function take(req: PayloadRequest): Promise<{ release: number }> {
  const { senders } = env.promotion
  if (senders.length === 0) throw new PromotionRefusal(staffTexts.noSenders)
  const { data } = asked.safeParse(Object.fromEntries(req.searchParams))
  if (!data) throw refusal(req, 400, fillText(staffTexts.giveReason, { shortestReason, longestReason }))
  const known = new Set(allMigrationNames())
  const bundle = openBundle((await req.text?.()) ?? '', { senders, knowsMigration: (name) => known.has(name) })
  const replaces = data.replaces === 'yes'
  const release = await takeBundle(deskOf(req), { bundle, reason: data.reason, replaces })
  const { hash, manifest, sender } = bundle
  await appendAudit(req.payload, {
    action: 'takeBundle',
    subject: `releases/${release}`,
    actor: req.user,
    reason: data.reason,
    after: hash,
    details: { sender: sender.name, key: sender.key, from: manifest.from, packedAt: manifest.packedAt, replaces },
  })
  return { release }
}

function deskOf(req: PayloadRequest): ReceivingDesk {
  const { payload } = req
  return {
    req,
    look: async (subject) => {
      const [newest, live] = [await readNewest(payload, subject), await readPublic(payload, subject)]
      const open = await findReviews(payload, subject, transitions['content.expire'].from)
      return { document: newest?.document, isChanged: newest?.hash !== live?.hash, open }
    },
    keep: async (subject) => {
      const draft = await readNewestVersion(payload, subject)
      return () => writeDraftAgain(payload, subject, { draft, reason: 'A bundle was not taken in' })
    },
    submit: async ({ reason: why, ...one }) => {
      const submission = { ...one, kind: 'publish', reason: why, warningReasons: { all: why } } as const
      return (await submitForReview(req, submission)).id
    },
    settle: async (review, state) => void (await updateReview(payload, review, { state })),
    gather: async (name, items) => {
      const { to: state } = transitions['release.plan']
      return (await createRelease(payload, { name, items: [...items], state, dueAt: null })).id
    },
  }
}
