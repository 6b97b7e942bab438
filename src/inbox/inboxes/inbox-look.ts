import type { Payload, PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import type { StaffLanguage } from '@/messages/staff/languages'
import type { Change } from '@/src/governance/change'
import { toChangeKey } from '@/src/governance/change-key'
import { hashContent } from '@/src/governance/content-hash'
import type { Verdict } from '@/src/governance/gate/verdict'
import { proposalNameOf } from '@/src/governance/proposal'
import { defaultLocale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { type InboxPlan, readPlan, writePlan } from './inbox-plan'
import { type InboxRequest, inboxRequest } from './inbox-request'
import { judgePlan } from './judge-plan'
import { readInboxes } from './read-inboxes'

const words = staffTexts.look

/** Something that waits for a decision, as the review room looks at it. */
export type InboxLooked = { name: string; hash: string; changes: Change[] }

/** Names of people and forms, by their numbers. */
type Names = { people: ReadonlyMap<number, string>; forms: ReadonlyMap<number, string> }

/** What a request about an inbox changes, as somebody looks at it. @throws APIError where they may not read it */
export async function readInboxLooked(req: PayloadRequest, id: number, language: StaffLanguage): Promise<InboxLooked> {
  const common = { collection: 'inbox-requests', depth: 0, user: req.user, overrideAccess: false } as const
  const request = inboxRequest.parse(await req.payload.findByID({ ...common, id, req }))
  return toInboxLooked(req.payload, request, language)
}

/** The same of a request that was read already. */
export async function toInboxLooked(
  payload: Payload,
  request: InboxRequest,
  language: StaffLanguage,
): Promise<InboxLooked> {
  const inbox = (await readInboxes(payload, language)).find(({ id }) => id === request.inbox)
  // A draft is about what the inbox is; afterwards, about what it was when it was asked for.
  const before = request.before === '' ? (inbox ?? null) : readPlan(request.before)
  const names = await readNames(payload)
  const parts = [
    { label: words.members, write: writeMembers },
    { label: words.forms, write: writeForms },
    { label: words.routes, write: writeRoutes(language) },
    { label: words.handsOver, write: ({ handsOver }: InboxPlan) => words[handsOver ? 'yes' : 'no'][language] },
  ].flatMap(({ label, write }) => {
    const [was, is] = [before ? write(before, names) : '', write(request, names)]
    return was === is ? [] : [{ label, before: was, after: is }]
  })
  const asked = [request.inbox, request.before, writePlan(request)]
  const change: Change = {
    key: toChangeKey(defaultLocale, asked),
    locale: defaultLocale,
    kind: 'changed',
    row: null,
    name: fillText(words.inbox, { name: inbox?.name ?? '' }),
    parts,
  }
  return {
    name: proposalNameOf({ collection: 'inbox-requests', id: request.id }),
    hash: hashContent({ asked, reason: request.reason }),
    changes: [change],
  }
}

/** What stands against a request now, as the check of the review room says it. */
export async function checkInbox(req: PayloadRequest, id: number): Promise<Verdict> {
  const common = { collection: 'inbox-requests', depth: 0, user: req.user, overrideAccess: false } as const
  const request = inboxRequest.parse(await req.payload.findByID({ ...common, id, req }))
  const inboxes = await readInboxes(req.payload)
  const problems = await judgePlan(req.payload, request, { id: request.inbox, inboxes })
  return { findings: problems.map((text) => ({ severity: 'error', kind: 'form', path: '', ...text })) }
}

function writeMembers({ members }: InboxPlan, { people }: Names): string {
  return members.map((id) => people.get(id) ?? `(${id})`).join(', ')
}

function writeForms({ forms }: InboxPlan, names: Names): string {
  return forms.map((id) => names.forms.get(id) ?? `(${id})`).join(', ')
}

const writeRoutes =
  (language: StaffLanguage) =>
  ({ routes }: InboxPlan, names: Names): string =>
    routes
      .map(({ form, question, values }) => {
        const said = { form: names.forms.get(form) ?? `(${form})`, question, values: values.join(', ') }
        return fillText(words.route, said)[language]
      })
      .join('\n')

async function readNames(payload: Payload): Promise<Names> {
  const trusted = { pagination: false, depth: 0, overrideAccess: true } as const // names alone, of what was asked for
  const { docs: people } = await payload.find({ collection: 'users', ...trusted })
  const { docs: forms } = await payload.find({ collection: 'forms', select: { key: true }, ...trusted })
  return {
    people: new Map(people.map(({ id, name }) => [id, name])),
    forms: new Map(forms.map(({ id, key }) => [id, key])),
  }
}
