/**
 * The registry's promises, proved by the compiler: `tsc` fails when one of the errors below is no longer an error.
 * Nothing here is ever run.
 */
import { Faq } from './faq/Faq'
import { toFaqProps } from './faq/to-props'
import { Quote } from './quote/Quote'
import { toQuoteProps } from './quote/to-props'
import { registry } from './registry'
import { type BlockRegistry, drawn } from './registry-entry'

const { FaqBlock, ...withoutFaq } = registry

export const complete: BlockRegistry = { ...withoutFaq, FaqBlock: drawn('wide', toFaqProps, Faq) }

// @ts-expect-error A block type without a line would be left out of every page.
export const missingBlock: BlockRegistry = withoutFaq

// @ts-expect-error A line for a type that the schema does not have draws nothing: it was forgotten when the type went.
export const staleKey: BlockRegistry = { ...registry, RemovedBlock: FaqBlock }

// @ts-expect-error A type's line with another type's parts would read fields that its content does not have.
export const mixedUpLine: BlockRegistry = { ...registry, FaqBlock: drawn('wide', toQuoteProps, Quote) }

// @ts-expect-error A component must get the props that its own to-props makes.
export const mixedUpComponent: BlockRegistry = { ...registry, FaqBlock: drawn('wide', toFaqProps, Quote) }
