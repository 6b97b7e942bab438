/** Bytes that a page may make a visitor's phone fetch, as they are sent. What code alone decides is weighed when it is built. */
export const budgets = {
  /** HTML and the style sheets that it waits for. */
  blocking: 30_000,
  /** The same where visitors fill something in. */
  blockingTool: 34_000,
  /** All of it, with fonts and every picture, also those that only load when a visitor gets there. */
  whole: 150_000,
  /** One picture; two of them and the fonts fill the rest. */
  picture: 60_000,
} as const

/** Bytes as people read them, in whole kilobytes, rounded up: what is over a limit is never shown as the limit. */
export function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`
}
