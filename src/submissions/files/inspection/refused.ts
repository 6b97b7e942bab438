import type { FileObjection } from '../file-objection'

/** Ends the inspection of a file, wherever in it something was found. */
export class Refused extends Error {
  readonly objection: FileObjection

  constructor(objection: FileObjection) {
    super(`Not taken: ${objection}`)
    this.objection = objection
  }
}
