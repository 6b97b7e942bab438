import { log } from '@/src/platform/log'
import type { EngineParts } from './engine-parts'

/** Brings the files that pages name before anybody sees them. */
export type UploadsOfPages = {
  /**
   * Where there is no page yet, one without a file is better than none: it is shown, and the file is asked for again.
   *
   * @throws when a file does not come for an address that has a page.
   */
  bring: (href: string, paths: readonly string[]) => Promise<void>
  /** Whether a page is shown although files that it names are not here. */
  areMissing: (href: string) => boolean
}

export function createUploadsOfPages({ uploads, store }: Pick<EngineParts, 'uploads' | 'store'>): UploadsOfPages {
  const incomplete = new Set<string>()
  return {
    bring: async (href, paths) => {
      incomplete.delete(href)
      try {
        await uploads?.bring(paths)
      } catch (error) {
        if (store.has(href)) throw error
        incomplete.add(href)
        log.error('Files of a page cannot be brought; it is shown without them', { href, error })
      }
    },
    areMissing: (href) => incomplete.has(href),
  }
}
