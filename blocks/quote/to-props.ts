import type { BlockByType } from '../block-types'

export type QuoteProps = { quote: string; name: string | null; role: string | null }

/** The words are the block; who said them may be left open, but a role stands only beside a name. */
export function toQuoteProps({ quote, name, role }: BlockByType['QuoteBlock']): QuoteProps | null {
  return quote ? { quote, name, role: name ? role : null } : null
}
