import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type FormVersion, formVersion, toNeededVersions } from '@/src/forms/versions/form-version'
import { isMissing } from '@/src/platform/error-code'
import { log } from '@/src/platform/log'
import { writeDurably } from '@/src/platform/write-durably'

/** The forms that visitors may send, beside the pages: what is sent is judged with them while the CMS and its database are down. */
export type FormVersions = {
  /** The version that a page was drawn with; null when it is none of this form, or too old to be remembered. */
  loadFormVersion: (formKey: string, hash: string) => FormVersion | null
  /** The version to send now; null when the form is not open. */
  currentFormVersion: (formKey: string) => FormVersion | null
  /** Replaces what is known, on disk first. */
  replace: (versions: readonly FormVersion[]) => Promise<void>
}

const stored = z.array(formVersion)

/**
 * Opens the forms of a site's directory, which one process alone writes.
 *
 * @param now ms since 1970.
 */
export function openFormVersions(directory: string, now: () => number = Date.now): FormVersions {
  const file = join(directory, 'form-versions.json')
  let known = readVersions(file)
  const needed = () => toNeededVersions(known, now())
  return {
    loadFormVersion: (formKey, hash) => {
      const same = needed().filter((version) => version.formKey === formKey && version.hash === hash)
      // What was published before can be published again: it is then the one to send.
      return same.find(({ state }) => state === 'published') ?? same[0] ?? null
    },
    currentFormVersion: (formKey) =>
      known.find((version) => version.formKey === formKey && version.state === 'published') ?? null,
    replace: async (versions) => {
      const wanted = toNeededVersions(versions, now())
      await writeDurably(file, JSON.stringify(wanted), { temporary: `${file}.new` })
      known = wanted
    },
  }
}

function readVersions(file: string): FormVersion[] {
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (!isMissing(error))
      log.error('The forms beside the pages cannot be read; they come back from the CMS', { error })
    return []
  }
}
