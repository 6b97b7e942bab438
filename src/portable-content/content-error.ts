/** One reason why content cannot be read, with the place an author has to look at. */
export type ContentProblem = { file: string; line: number; reason: string }

/** Content that cannot be read. Nothing has been written when this is thrown. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`).join('\n'))
  }
}
