import type { Locale } from '@/src/i18n/locales'
import { localeOf } from '@/src/links/to-href'
import type { MirrorBucket } from './bucket'
import type { MirrorFolder, Present } from './folder'
import type { MirroredAnswer } from './mirrored-answer'

/** Of what only the bucket has: whatever the site answers now is put there. */
const unknown: Present = { mark: null, asks: [], isImmutable: false, answer: '' }

/**
 * The folder of a mirror and a bucket as one: each change comes to the bucket first, so that what it did not take is done again. After a start
 * everything is asked for once more, because nobody knows what became of the bucket meanwhile; what is there answers until then.
 *
 * @param refuse what a page says to a question that only the site can answer, in the language of an address.
 */
export function withBucket(
  folder: MirrorFolder,
  bucket: MirrorBucket,
  refuse: (locale: Locale) => MirroredAnswer,
): MirrorFolder {
  const sure = new Set<string>()
  return {
    ...folder,
    present: () => {
      const before = new Map([...bucket.addresses()].map((path) => [path, unknown]))
      for (const [path, present] of folder.present())
        before.set(path, sure.has(path) ? present : { ...present, mark: null, isImmutable: false })
      return before
    },
    put: async (path, answer, kept) => {
      sure.delete(path)
      await bucket.put(path, answer, kept.asks.length > 0 ? refuse(localeOf(path)) : null)
      await folder.put(path, answer, kept)
      sure.add(path)
    },
    remove: async (path) => {
      await bucket.remove(path)
      await folder.remove(path)
      sure.delete(path)
    },
    say: async (name, answer) => {
      await bucket.say(name, answer)
      await folder.say(name, answer)
    },
  }
}
