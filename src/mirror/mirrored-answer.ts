/** An answer of the site as it came, whole. */
export type MirroredAnswer = {
  status: number
  /** Names in lower case, without those of the connection and of the encoding. */
  headers: Readonly<Record<string, string>>
  body: Buffer
  brotli?: Buffer | undefined
  gzip?: Buffer | undefined
}

/**
 * What differs from answer to answer, with how many pieces its text may have in a path at most: a policy has one for each origin and each script
 * that it names. Everything else is the same for all answers of the site.
 *
 * @see toAnswerPath
 */
export const answerFields = [
  { key: 'policy', name: 'Content-Security-Policy', pieces: 55 },
  { key: 'type', name: 'Content-Type', pieces: 2 },
  { key: 'caching', name: 'Cache-Control', pieces: 2 },
  { key: 'robots', name: 'X-Robots-Tag', pieces: 2 },
  { key: 'shown', name: 'Content-Disposition', pieces: 2 },
  { key: 'sharing', name: 'Cross-Origin-Resource-Policy', pieces: 1 },
  { key: 'from', name: 'Referrer-Policy', pieces: 1 },
  { key: 'ahead', name: 'Speculation-Rules', pieces: 2 },
  { key: 'vary', name: 'Vary', pieces: 1 },
  { key: 'allow', name: 'Allow', pieces: 1 },
  { key: 'retry', name: 'Retry-After', pieces: 1 },
  { key: 'to', name: 'Location', pieces: 6 },
  { key: 'tag', name: 'ETag', pieces: 1 },
] as const
