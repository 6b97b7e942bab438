import type { Ledger } from './ledger'
import type { World } from './open-world'
import type { Subject } from './subjects'

/** What is known while a sequence runs. */
export type Scene = {
  world: World
  ledger: Ledger
  subject: Subject
  pdf: Buffer
  /** An approved request that cannot be carried out, for a release to fail in the middle. */
  hopeless: number
  /** A picture that belongs to an earlier page. */
  otherPicture: number | null
  /** An earlier page. */
  otherPage: number | null
}
