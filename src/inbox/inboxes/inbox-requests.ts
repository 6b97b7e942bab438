import type { Access, CollectionAfterChangeHook, CollectionConfig, Endpoint, Field } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { rolesFor } from '@/src/governance/transitions'
import type { StaffText } from '@/src/i18n/staff-text'
import { type Engine, governInboxes } from './govern-inboxes'
import { formsOf } from './inbox-plan'
import { inboxRequestStates } from './inbox-request'
import { planFields } from './plan-fields'
import { ownInboxes, readInboxes } from './read-inboxes'

const words = staffTexts.requests
const stateLabels: Record<(typeof inboxRequestStates)[number], StaffText> = words.states

/** Filled in by the platform, and shown. */
const kept = (name: string, label: StaffText): Field => ({
  name,
  type: 'text',
  label,
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data[name]) },
})

/** Until it was asked for; then it stays. */
const whileDraft = {
  update: ({ doc }: { doc?: Record<string, unknown> }) => doc === undefined || doc['state'] === 'draft',
}

const mayAsk: Access = ({ req }) => Boolean(req.user && rolesFor('inbox.submit').includes(req.user.role))

/** People of human resources see what is asked about the inboxes that they read, and their forms; compliance and administrators all of it. */
const readRequests: Access = async (args) => {
  if (!(await mayAsk(args))) return false
  if (args.req.user?.role !== 'hr') return true
  const own = await ownInboxes(args.req)
  const forms = (await readInboxes(args.req.payload))
    .filter(({ id }) => own.includes(id))
    .flatMap((one) => [...formsOf(one)])
  const isTheirs = { in: [0, ...forms] }
  return { or: [{ inbox: { in: [0, ...own] } }, { forms: isTheirs }, { 'routes.form': isTheirs }] }
}

const keepDecisionOut: CollectionAfterChangeHook = ({ doc }) => ({ ...doc, decision: null })

/** Who reads an inbox and what comes into it: asked for by one person, decided by somebody else. */
export function inboxRequestsOf(engine: Engine, endpoints: Endpoint[]): CollectionConfig<'inbox-requests'> {
  return {
    slug: 'inbox-requests',
    labels: words.labels,
    graphQL: false,
    lockDocuments: false,
    disableDuplicate: true,
    disableBulkEdit: true,
    enableQueryPresets: false,
    defaultSort: '-id',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'state', 'proposedByName', 'decidedByName', 'createdAt'],
      group: staffTexts.inboxes.group,
      description: words.description,
      hideAPIURL: true,
    },
    access: { create: mayAsk, read: readRequests, update: readRequests, delete: () => false },
    endpoints,
    hooks: { beforeChange: [governInboxes(engine)], afterChange: [keepDecisionOut] },
    fields: [
      { name: 'title', type: 'text', label: words.title, admin: { hidden: true } },
      {
        name: 'inbox',
        type: 'relationship',
        relationTo: 'inboxes',
        required: true,
        label: words.inbox.label,
        access: { update: () => false },
        admin: { description: words.inbox.description, allowCreate: false, allowEdit: false },
      },
      ...planFields(whileDraft),
      { name: 'reason', type: 'textarea', label: words.reasonLabel, access: whileDraft },
      {
        name: 'decision',
        type: 'select',
        label: words.decision.label,
        admin: {
          position: 'sidebar',
          condition: ({ state }) => !state || state === 'draft' || state === 'asked',
          description: words.decision.description,
        },
        options: [
          { value: 'ask', label: words.decision.ask },
          { value: 'approve', label: words.decision.approve },
          { value: 'refuse', label: words.decision.refuse },
          { value: 'withdraw', label: words.decision.withdraw },
        ],
      },
      {
        name: 'comment',
        type: 'textarea',
        label: words.comment,
        admin: { position: 'sidebar', condition: ({ state }) => Boolean(state) && state !== 'draft' },
      },
      {
        name: 'state',
        type: 'select',
        index: true,
        label: words.state,
        options: inboxRequestStates.map((value) => ({ value, label: stateLabels[value] })),
        admin: { readOnly: true, position: 'sidebar', condition: ({ state }) => Boolean(state) },
      },
      { name: 'before', type: 'textarea', admin: { hidden: true } },
      { name: 'proposedBy', type: 'number', admin: { hidden: true } },
      kept('proposedByName', words.proposedByName),
      { name: 'decidedBy', type: 'number', admin: { hidden: true } },
      kept('decidedByName', words.decidedByName),
      {
        name: 'decidedAt',
        type: 'date',
        label: words.decidedAt,
        admin: { readOnly: true, position: 'sidebar', condition: ({ decidedAt }) => Boolean(decidedAt) },
      },
    ],
  }
}
