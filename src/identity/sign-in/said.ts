import { z } from 'zod'
import { openSealedText, sealText } from '@/src/platform/sealed-text'

const said = z.object({ isError: z.boolean(), text: z.string() })

/** A sentence that the next page says. */
export type Said = z.infer<typeof said>

/** The sentence as it stands in an address: sealed, so that no link makes our pages say what somebody else wrote. */
export function sealSaid(secret: string, sentence: Said): string {
  return sealText(secret, 'said', JSON.stringify(sentence))
}

/** The sentence that a page was given; null when there is none of ours. */
export function openSaid(secret: string, sealed: string | undefined): Said | null {
  const text = sealed ? openSealedText(secret, 'said', sealed) : null
  return text === null ? null : said.parse(JSON.parse(text))
}
