import { createHash } from 'node:crypto'
import { type Edition, nameEdition } from '../edition'

type FrameParts = {
  /** What pages also show in their own content. */
  facts: unknown
  /** What stands around them and nowhere else. */
  around: unknown
}

/** Names what stands around a page: the same name means that the same is drawn. */
export function nameFrame({ facts, around }: FrameParts): string {
  return `${hashOf(facts)}.${hashOf(around)}`
}

/** Names a frame as an edition draws it: around the pages of another it would find other styles. */
export function nameFrameIn(edition: Edition, name: string): string {
  return `${hashOf(nameEdition(edition))}-${name}`
}

/** Whether two frames differ at most in what stands around pages, so that the content of a page is the same in both. */
export function haveSameFacts(one: string, other: string): boolean {
  return factsOf(one) === factsOf(other)
}

const factsOf = (name: string) => name.slice(0, name.indexOf('.'))

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
