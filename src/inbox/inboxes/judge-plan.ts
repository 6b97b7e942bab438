import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { isQuestion } from '@/src/forms/definition/field'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import type { Finding } from '@/src/governance/gate/verdict'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { env } from '@/src/platform/env'
import type { Form, FormVersion } from '@/src/stored-types/payload-types'
import { formsOf, type InboxPlan, type InboxRoute, type StoredInbox } from './inbox-plan'
import { findMembers } from './inbox-readers'
import { readInboxes } from './read-inboxes'

const texts = staffTexts.problems

/** What is known of a form: how it is sent now, none where it is not in force. */
type KnownForm = Pick<Form, 'key' | 'audience'> & { definition: FormDefinition | null }

/**
 * What stands against a plan of an inbox, in sentences: members who could not read what comes in, forms that are for investigators or
 * come into another inbox, and rows that no version in force can meet.
 *
 * @param id of the inbox that the plan is of.
 */
export async function judgePlan(
  payload: Payload,
  plan: InboxPlan,
  { id, inboxes }: { id: number; inboxes: readonly StoredInbox[] },
): Promise<StaffText[]> {
  const forms = await readForms(payload, [...formsOf(plan)])
  const known = new Set((await findMembers(payload)).map((member) => member.id))
  const others = inboxes.filter((inbox) => inbox.id !== id)
  return [
    ...(plan.members.every((member) => known.has(member)) ? [] : [texts.member]),
    ...[...formsOf(plan)].flatMap((form) => judgeForm(forms.get(form))),
    ...judgeHandingOver(plan),
    ...plan.forms.flatMap((form) => {
      const other = others.find((inbox) => inbox.forms.includes(form))
      return other ? [fillText(texts.otherInbox, { form: forms.get(form)?.key ?? '', inbox: other.name })] : []
    }),
    ...plan.routes.flatMap((route) => judgeRoute(route, forms.get(route.form))),
    ...plan.routes.flatMap((route) => judgeTaken(route, others, forms.get(route.form))),
  ]
}

/** What an inbox says that no longer holds, in sentences: rows that the versions in force no longer meet, and a case system that is not set any more. */
export async function findLost(payload: Payload, plan: InboxPlan): Promise<StaffText[]> {
  const { routes } = plan
  const forms = await readForms(payload, [...new Set(routes.map(({ form }) => form))])
  return [...judgeHandingOver(plan), ...routes.flatMap((route) => judgeRoute(route, forms.get(route.form)))]
}

/**
 * The rows of all inboxes that a version of a form would drop, as the room of reviews shows them: the form can be published all the same.
 *
 * @param definition what would be in force.
 */
export async function findRoutesDropped(
  payload: Payload,
  { id, key, audience }: Pick<Form, 'id' | 'key' | 'audience'>,
  definition: FormDefinition,
): Promise<Finding[]> {
  return (await readInboxes(payload)).flatMap(({ name, routes }) =>
    routes
      .filter(({ form }) => form === id)
      .flatMap((route) => judgeRoute(route, { key, audience, definition }))
      .map((problem): Finding => {
        return { severity: 'warning', kind: 'form', path: '', ...fillText(texts.dropped, { inbox: name, problem }) }
      }),
  )
}

function judgeHandingOver({ handsOver }: InboxPlan): StaffText[] {
  return handsOver && env.caseSystem === null ? [texts.noCaseSystem] : []
}

function judgeForm(form: KnownForm | undefined): StaffText[] {
  if (!form) return [texts.noForm]
  return form.audience === 'staff' ? [] : [fillText(texts.confidential, { form: form.key })]
}

/** What a row asks that a definition does not have. @param form whose version in force is meant; none where it is not there. */
function judgeRoute({ question, values }: InboxRoute, form: KnownForm | undefined): StaffText[] {
  if (!form?.definition) return [fillText(texts.notInForce, { form: form?.key ?? '–' })]
  const asked = form.definition.fields.filter(isQuestion).find(({ key, retired }) => key === question && !retired)
  const possible = asked ? fieldTypeOf(asked).governance.values?.(asked) : undefined
  if (!possible) return [fillText(texts.question, { form: form.key, question })]
  const words = new Set(possible.map(String))
  return values
    .filter((value) => !words.has(value))
    .map((value) => fillText(texts.value, { form: form.key, question, value }))
}

/** Two inboxes never want the same answer. */
function judgeTaken(route: InboxRoute, others: readonly StoredInbox[], form: KnownForm | undefined): StaffText[] {
  return others.flatMap(({ name, routes }) =>
    routes
      .filter((other) => other.form === route.form && other.question === route.question)
      .flatMap((other) => route.values.filter((value) => other.values.includes(value)))
      .map((value) => fillText(texts.taken, { form: form?.key ?? '', question: route.question, value, inbox: name })),
  )
}

async function readForms(payload: Payload, ids: readonly number[]): Promise<ReadonlyMap<number, KnownForm>> {
  const trusted = { pagination: false, depth: 0, overrideAccess: true } as const // names and what visitors are asked
  const { docs: forms } = await payload.find({ collection: 'forms', where: { id: { in: [0, ...ids] } }, ...trusted })
  const { docs: versions } = await payload.find({
    collection: 'form-versions',
    where: { formKey: { in: ['', ...forms.map(({ key }) => key)] }, state: { equals: 'published' } },
    sort: 'number',
    ...trusted,
  })
  const newest = new Map(versions.map((version): [string, FormVersion] => [version.formKey, version]))
  return new Map(
    forms.map(({ id, key, audience }) => {
      const version = newest.get(key)
      return [id, { key, audience, definition: version ? parseFormDefinition(version.definition) : null }]
    }),
  )
}
