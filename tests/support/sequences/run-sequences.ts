import fc from 'fast-check'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { makePdf } from '../make-files'
import { accountSequence, actOnAccounts } from './account-operations'
import { type Breach, breakRule, kindOf } from './breaches'
import { harmless, sequence } from './draw-operations'
import { bringBack, keepEverybody } from './keep-everybody'
import type { KindName } from './kinds'
import { openLedger } from './ledger'
import { makeHopeless } from './make-hopeless'
import { openWorld, type World } from './open-world'
import { act } from './operations'
import { giveFactors } from './own-account'
import { actOnOther, createOther, otherSequence, readOther } from './rates-and-forms'
import { askApis, createSubject, isGlobal, readPublic, type Subject } from './subjects'

export type Sequences = {
  world: World
  /** Runs so many random sequences about content. @throws with the seed when what is public was not approved by another person. */
  content: (options: Run) => Promise<void>
  /** Runs so many about exchange rates and forms, which have ways of their own to the public. */
  others: (options: Run) => Promise<void>
  /** Runs so many random sequences about accounts. @throws with the seed when an account came to be another one by one person. */
  accounts: (options: Run) => Promise<void>
  /** How many steps were taken, whatever came of them. */
  steps: () => number
  /** How many contents the public saw at the end of a sequence. */
  shown: () => number
}

/** @param broken a rule that it does without. @param path the one run that failed. */
type Run = { count: number; seed: number; broken?: Breach; path?: string }

const docs = z.object({ docs: z.array(z.object({ id: z.number() })) })

/** Opens a CMS in this process for random sequences of what people do in it. */
export async function openSequences(): Promise<Sequences> {
  const world = await openWorld()
  const belongings = await giveFactors(world)
  await keepEverybody(world)
  let steps = 0
  let shown = 0
  const ledger = openLedger(world.next)
  const pdf = await makePdf()
  const hopeless = await makeHopeless(world)
  let otherPicture: number | null = null
  let otherPage: number | null = null

  /** Asks whether what the public sees of a subject now may be public. */
  async function look(subject: Subject): Promise<void> {
    for (const locale of locales) {
      const content = await readPublic(world, subject, locale)
      if (!content) continue
      shown++
      const objection = ledger.show(subject.name, locale, content)
      if (objection) throw new Error(objection)
    }
  }

  /** Documents of a kind that are public and newer than one. */
  async function publicSince(kind: KindName, id: number): Promise<number[]> {
    if (isGlobal({ kind })) return []
    const query = `where[id][greater_than]=${id}&limit=20&depth=0&select[id]=true`
    const found = await Promise.all(
      locales.map((locale) => world.rest(null, 'GET', `/${kind}?${query}&locale=${locale}`)),
    )
    return [...new Set(found.flatMap(({ body }) => docs.parse(body).docs.map((doc) => doc.id)))]
  }

  return {
    world,
    steps: () => steps,
    shown: () => shown,
    content: async ({ count, seed, broken, path = '' }) => {
      const rule = broken && breakRule(world.payload, broken)
      const only = broken && kindOf[broken]
      await fc
        .assert(
          fc.asyncProperty(sequence, async ({ kind: drawn, author, operations }) => {
            const kind = only ?? drawn
            const subject = await createSubject(world, { kind, author, ledger, pdf })
            if (!subject) throw new Error(`${author} could not write ${kind}`)
            const first = { ...subject }
            for (const step of operations) {
              steps++
              await act({ world, ledger, subject, pdf, hopeless, otherPicture, otherPage }, step)
              await rule?.stay()
              if (!harmless.has(step.name)) await look(subject)
            }
            const others = await publicSince(kind, first.id - 1)
            const all = isGlobal(subject)
              ? [first]
              : [...new Set([first.id, ...others])].map((id) => ({ ...subject, id, name: `${kind}/${id}` }))
            for (const seen of all) {
              await look(seen)
              for (const locale of locales) await askApis(world, seen, locale, await readPublic(world, seen, locale))
            }
            otherPicture = first.picture ?? otherPicture
            otherPage = kind === 'pages' ? first.id : otherPage
          }),
          { numRuns: count, seed, path, endOnFailure: true },
        )
        .finally(() => rule?.mend())
    },
    others: ({ count, seed }) =>
      fc.assert(
        fc.asyncProperty(otherSequence, async ({ kind, author, steps: drawn }) => {
          const subject = await createOther(world, ledger, kind, author)
          if (!subject) return
          for (const step of drawn) {
            steps++
            await actOnOther({ world, ledger, subject }, step)
            const content = await readOther(world, subject)
            if (!content) continue
            shown++
            const objection = ledger.show(`${kind}/${subject.id}`, 'pt', content)
            if (objection) throw new Error(objection)
          }
        }),
        { numRuns: count, seed, endOnFailure: true },
      ),
    accounts: async ({ count, seed, broken, path = '' }) => {
      const rule = broken && breakRule(world.payload, broken)
      await fc
        .assert(
          fc.asyncProperty(accountSequence, async (drawn) => {
            const scene = { world, asked: new Map(), has: belongings() }
            let objection: string | null = null
            for (const step of drawn) {
              steps++
              objection ??= await actOnAccounts(scene, step, rule?.stay)
              if (objection) break
            }
            await bringBack(world)
            if (objection) throw new Error(objection)
          }),
          { numRuns: count, seed, path, endOnFailure: true },
        )
        .finally(() => rule?.mend())
    },
  }
}
