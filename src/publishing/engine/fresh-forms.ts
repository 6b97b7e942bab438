import { z } from 'zod'
import { formVersion } from '@/src/forms/versions/form-version'
import { listTag, type Tag } from '@/src/publications/tags'
import type { FormVersions } from '../form-versions'
import { type Renderer, readJson } from '../renderer'

/** Keeps the forms that visitors may send as new as the pages that show them. */
export type FreshForms = {
  /** Takes in what a row of the feed names. */
  noteTags: (tags: readonly Tag[]) => void
  /** Ends when the forms are known as they are: read once for all that wait. @throws when the CMS does not say. */
  untilKnown: () => Promise<void>
}

/** @param forms where they are kept. Nothing is known of them at first. */
export function createFreshForms(renderer: Pick<Renderer, 'render'>, forms: Pick<FormVersions, 'replace'>): FreshForms {
  let areOld = true
  let reading: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    try {
      await forms.replace(z.array(formVersion).parse(await readJson(renderer, '/form-versions')))
    } catch (error) {
      areOld = true
      throw error
    }
  }

  return {
    noteTags: (tags) => {
      if (tags.includes(listTag('FormVersion'))) areOld = true
    },
    untilKnown: () => {
      if (areOld) {
        areOld = false
        // One after the other: never an older answer after a newer one.
        reading = reading.then(read, read)
      }
      return reading
    },
  }
}
