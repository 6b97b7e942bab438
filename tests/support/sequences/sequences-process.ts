import { writeSync } from 'node:fs'
import { z } from 'zod'
import { breaches, kindOf } from './breaches'
import { openSequences } from './run-sequences'

/**
 * Random sequences of what people do in the CMS, in a process of their own: `sequences-process.ts CONTENT ACCOUNTS [SEED] [MOST]`
 * with how many of each. Says what it found, with the seed. With MOST, every rule is broken afterwards, one after the other, and
 * so many sequences may pass until it is found out.
 */
const [content = 9_000, accounts = 1_000, seed = Date.now() % 0x7f_ff_ff_ff, most = 0] = process.argv
  .slice(2, 6)
  .map((argument) => z.coerce.number().int().nonnegative().parse(argument))

/** Rates and forms: one for every nine about what goes through reviews. */
const others = Math.ceil(content / 9)

const sayOf = async (run: () => Promise<void>): Promise<string> => {
  try {
    await run()
    return ''
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
  }
}

const began = performance.now()
const sequences = await openSequences()
const failure =
  (await sayOf(() => sequences.content({ count: content, seed }))) ||
  (await sayOf(() => sequences.others({ count: others, seed }))) ||
  (await sayOf(() => sequences.accounts({ count: accounts, seed })))
const [steps, shown] = [sequences.steps(), sequences.shown()]
const seconds = Math.round((performance.now() - began) / 1000)
const found: Record<string, string> = {}
if (most > 0)
  for (const broken of breaches) {
    const run = kindOf[broken] ? sequences.content : sequences.accounts
    found[broken] = await sayOf(() => run({ count: most, seed, broken }))
  }
writeSync(1, `${JSON.stringify({ content, others, accounts, seed, seconds, steps, shown, failure, found })}\n`)
await sequences.world.close()
process.exit(failure === '' ? 0 : 1)
