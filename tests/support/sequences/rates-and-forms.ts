import fc from 'fast-check'
import { z } from 'zod'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { lookAtProposal } from '../approve-seen'
import { dayFromNow, ratesOf } from '../rates'
import type { Content, Ledger } from './ledger'
import { type Actor, actors, type World } from './open-world'
import { idIn } from './subjects'

/** Rates and forms have ways of their own to the public; the rule is the same. */
const names = [
  'write',
  'write',
  'publish',
  'publish',
  'publish',
  'propose',
  'propose',
  'writeAndPublish',
  'takeBack',
  'withdraw',
  'duplicate',
  'tamper',
  'remove',
] as const
const ways = ['rest', 'graphQL', 'local'] as const

const step = fc.record({
  name: fc.constantFrom(...names),
  actor: fc.constantFrom<Actor>(...actors, 'approver', 'approver-2', 'compliance', 'compliance', 'admin', 'editor'),
  way: fc.constantFrom(...ways),
  pick: fc.nat({ max: 3 }),
})
type Step = { name: (typeof names)[number]; actor: Actor; way: (typeof ways)[number]; pick: number }

/** What a sequence is about, who begins it, and what follows. */
export const otherSequence = fc.record({
  kind: fc.constantFrom('exchange-rates', 'forms'),
  author: fc.constantFrom<Actor>('compliance', 'admin', 'admin-2', 'approver', 'editor'),
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
})

/** Rates of a day, or a form. */
export type Other = { kind: 'exchange-rates' | 'forms'; id: number; key: string }
export type OtherScene = { world: World; ledger: Ledger; subject: Other }

const version = z.object({ id: z.number(), state: z.string(), definition: z.unknown() })
const rated = z.object({ rates: z.array(z.object({ currencyCode: z.string(), buy: z.string(), sell: z.string() })) })

/** Each rates have a day of their own. */
let days = 0

/** A figure that nobody has written before: whose it is is known by its last digits. */
function figures(world: World, ledger: Ledger, author: Actor): object {
  const { rates } = ratesOf('', 'bank')
  const number = world.next()
  const buy = (900 + number * 0.0001).toFixed(4)
  ledger.own(buy, author)
  return { rates: rates.map((row, index) => (index === 0 ? { ...row, buy, sell: '926.70' } : row)) }
}

function definition(key: string, word: string): object {
  const newsletter = formDefinitions['newsletter']
  if (!newsletter) throw new Error('There is no newsletter')
  return { ...newsletter, key, title: { pt: word, en: word } }
}

/** Makes one that nobody has seen. @returns null when the author may not. */
export async function createOther(
  world: World,
  ledger: Ledger,
  kind: Other['kind'],
  author: Actor,
): Promise<Other | null> {
  const number = world.next()
  const key = `form${number}`
  const data =
    kind === 'forms'
      ? { key, name: key, audience: 'staff', definition: definition(key, ledger.word(author)) }
      : { ...ratesOf(dayFromNow(-++days), 'bank'), ...figures(world, ledger, author) }
  const id = idIn(await world.rest(author, 'POST', `/${kind}`, data))
  return id ? { kind, id, key } : null
}

/** What visitors get of it; null where there is nothing. */
export async function readOther(world: World, { kind, id }: Other): Promise<Content | null> {
  if (kind === 'exchange-rates') {
    const { status, body } = await world.rest(null, 'GET', `/exchange-rates/${id}?depth=0`)
    return status === 200 ? { '=rates': JSON.stringify(rated.parse(body).rates) } : null
  }
  const query = `where[form][equals]=${id}&where[state][equals]=published&depth=0`
  const { body } = await world.rest(null, 'GET', `/form-versions?${query}`)
  const [shown] = z.object({ docs: z.array(version) }).parse(body).docs
  return shown ? { '=definition': JSON.stringify(shown.definition) } : null
}

/** Does one. Whoever it was that the CMS let publish has approved what is public then. */
export async function actOnOther(scene: OtherScene, { name, actor, way, pick }: Step): Promise<void> {
  const { world, ledger, subject } = scene
  const { kind, id, key } = subject
  const before = JSON.stringify(await readOther(world, subject))
  const isForm = kind === 'forms'
  const words = () => (isForm ? { definition: definition(key, ledger.word(actor)) } : figures(world, ledger, actor))
  const save = async (data: object) => {
    if (way === 'local') return world.local(actor, 'update', { collection: kind, id, data })
    return world.rest(actor, 'PATCH', pick === 3 ? `/${kind}?where[id][equals]=${id}` : `/${kind}/${id}`, data)
  }
  const published = { state: 'published', isConfirmed: true }
  const take = (what: string) => world.rest(actor, 'POST', `/forms/${id}/${what}`, { reason: 'Uma boa razão' })
  switch (name) {
    case 'write':
      await save(words())
      break
    case 'propose':
      if (isForm) await take('propose')
      break
    case 'publish':
      await lookAtProposal(
        async (path, body) => (await world.rest(actor, 'POST', `/${path}`, body)).body,
        `${kind}/${id}`,
      )
      if (isForm) await take('approve')
      else if (way === 'graphQL')
        await world.graphQL(
          actor,
          `mutation { updateExchangeRate(id: ${id}, data: { state: published, isConfirmed: true }) { id } }`,
        )
      else await save(published)
      break
    case 'writeAndPublish':
      await save({ ...words(), ...published, current: 1 })
      break
    case 'takeBack':
      if (isForm) await take('retire')
      else await save(pick > 1 ? { state: 'held' } : { ...words(), state: 'held' })
      break
    case 'withdraw':
      if (isForm) await take('withdraw')
      break
    case 'duplicate': {
      const day = dayFromNow(-++days)
      const data = isForm ? { key: `${key}c` } : { day, ...(pick > 1 ? { state: 'published', isConfirmed: true } : {}) }
      const copy = idIn(await world.rest(actor, 'POST', `/${kind}/${id}/duplicate`, data))
      if (copy) Object.assign(subject, { id: copy })
      break
    }
    case 'tamper':
      await save({ writtenBy: 0, writtenByName: '', proposal: { by: 1, hash: 'a' }, current: pick, problems: [] })
      if (isForm)
        await world.rest(actor, 'POST', '/form-versions', { form: id, formKey: key, state: 'published', number: 9 })
      break
    case 'remove':
      if (pick === 0) await world.rest(actor, 'DELETE', `/${kind}/${id}`)
  }
  const shown = await readOther(world, subject)
  if (!shown || JSON.stringify(shown) === before) return
  // Whoever changed what is public has approved it, whatever they called that.
  ledger.approve({
    subject: `${kind}/${subject.id}`,
    person: actor,
    languages: ['pt'],
    content: { pt: shown, en: shown },
  })
}
