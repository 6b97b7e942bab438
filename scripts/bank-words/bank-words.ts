import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const language = z.strictObject({
  /** What the bank calls the thing. */
  word: z.string().min(1),
  /** What it does not call it; `*` at the end of one stands for any ending. */
  not: z.array(z.string().min(1)).min(1),
  except: z.array(z.string().min(1)).default([]),
  /** Whether capitals count. */
  asWritten: z.boolean().default(false),
})

const spelling = z.string().transform((text) => text.trim().split(/\s+/))

const bankWords = z.strictObject({
  words: z.array(z.strictObject({ pt: language.optional(), en: language.optional() })),
  /** Words of a spelling that is not the bank's, with spaces between them. */
  spelling: z.strictObject({ pt: spelling, en: spelling }),
})

/** The bank's words in both languages, as `site/words.yaml` has them. */
export type BankWords = z.infer<typeof bankWords>

/** @throws a sentence for each mistake when the file is not what it says of itself. */
export function readBankWords(path = 'site/words.yaml'): BankWords {
  return bankWords.parse(parse(readFileSync(path, 'utf8')))
}
