import type { IncomingHttpHeaders } from 'node:http'
import { openProcessChannel } from './process-channel'

/**
 * What is said of a span: how long something took, and of what kind it was. Nothing that somebody typed, no body, no value of a statement
 * and nobody's network may stand in one, for it leaves the product.
 */
export type SpanAttributes = Readonly<Record<string, string | number>>

export type SpanStart = {
  /** Of one kind of work, never of one thing. */
  name: string
  /** Whether this process answers another one, asks one, or does something by itself. */
  kind: 'server' | 'client' | 'internal'
  attributes?: SpanAttributes
  /** What another process of the product says of its own span, by `traceparent`. Never what a stranger sent. */
  from?: string | undefined
  /** Whether a trace begins with it where nothing is followed yet; otherwise nothing begins there. */
  beginsTrace?: boolean
}

/** A span that has begun. */
export type OpenSpan = {
  /** Does work in the course of it: what begins meanwhile belongs to it. */
  run: <Done>(work: () => Done) => Done
  note: (attributes: SpanAttributes) => void
  /** What another process is told, by `traceparent`, so that its spans belong to this one. */
  traceparent: string
  /** Ends it. Once. */
  end: (how?: { isFailed: boolean }) => void
}

/** Name of the header by which a span is told to another process: https://www.w3.org/TR/trace-context/ */
const traceparentHeader = 'traceparent'

/** Where spans are made, in a process that exports them. Next's copies of our modules find it by its name too. */
export const spanChannel = openProcessChannel<SpanStart, OpenSpan>('sona:span')

/** Begins a span. @returns null where none are made, or none belongs there. */
export function beginSpan(start: SpanStart): OpenSpan | null {
  return spanChannel.ask(start)
}

/** Does work in a span that ends with it, or where there are none, does it. */
export async function inSpan<Done>(start: SpanStart, work: (span: OpenSpan | null) => Promise<Done>): Promise<Done> {
  const span = beginSpan(start)
  if (!span) return work(null)
  let isFailed = true
  try {
    const done = await span.run(() => work(span))
    isFailed = false
    return done
  } finally {
    span.end({ isFailed })
  }
}

/** Does work in the course of a span that something else ends. */
export function runIn<Done>(span: OpenSpan | null, work: () => Done): Done {
  return span ? span.run(work) : work()
}

/** What another process of the product says of its span in the head of a request. */
export function readTraceparent(headers: IncomingHttpHeaders): string | undefined {
  const said = headers[traceparentHeader]
  return typeof said === 'string' ? said : undefined
}

/** The header by which another process is told of a span; none where there is none. */
export function traceparentHeaders(span: OpenSpan | null): Readonly<Record<string, string>> {
  return span ? { [traceparentHeader]: span.traceparent } : {}
}

/**
 * What a span may say of an address within the product: its first two parts, where they are words. What comes after, and what has other
 * characters, may name one thing, or a person.
 */
export function toSpanPath(address: string): SpanAttributes {
  const path = /^(\/[a-z_-]{1,40}(?:\/[a-z-]{1,40})?)(?:[/?#]|$)/.exec(address)?.[1]
  return path === undefined ? {} : { 'url.path': path }
}
