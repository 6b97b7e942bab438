import sharp from 'sharp'
import { giveWay } from '@/src/platform/give-way'
import { linkPicture } from './link-picture'
import { makeLinkPicture } from './make-link-picture'
import type { PictureAnswer } from './picture-answer'

/** Makes the pictures it is sent, behind everything else that the machine has to do, for as long as the one who asks is there. */
giveWay()
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (order) => void answer(order))
process.once('disconnect', () => process.exit())

async function answer(order: unknown): Promise<void> {
  const made: PictureAnswer = await makeLinkPicture(linkPicture.parse(order)).then(
    (png) => ({ png }),
    (error: unknown) => ({ failure: String(error) }),
  )
  process.send?.(made)
}
