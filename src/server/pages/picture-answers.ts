import { filePolicy } from '@/src/http/policy'
import { immutableCaching, pageCaching } from '@/src/http/security-headers'
import { type Answer, entityTag } from '@/src/http/send'
import { picturePrefix } from '@/src/link-pictures/link-picture'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { type FileRoot, readPublicFile } from '../files/public-files'
import type { PageSource } from './page-source'

/** Shown as long as a page's own picture is not made. */
const bankPicture = '/link-picture.png'

type PictureOptions = Pick<PublishingEngine, 'readPicture'> & { files: readonly FileRoot[] }

/**
 * Answers with the pictures that shared links show. They are on disk beside the pages: neither CMS nor database is asked.
 * Every other address is the pages' own matter.
 */
export function withPictures(pages: PageSource, { readPicture, files }: PictureOptions): PageSource {
  return {
    ...pages,
    answer: async (path, ...rest) => {
      if (!path.startsWith(picturePrefix)) return pages.answer(path, ...rest)
      const picture = await readPicture(path.slice(picturePrefix.length))
      if (picture === null) return pages.notFound(path)
      if (picture !== 'pending') return toAnswer(picture)
      const instead = await readPublicFile(bankPicture, files)
      return instead ? toPassing(instead) : pages.notFound(path)
    },
  }
}

/** Other sites show these pictures: that is what they are for. */
const openToOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

function toAnswer(png: Buffer): Answer {
  const headers = {
    'Content-Type': 'image/png',
    'Content-Security-Policy': filePolicy,
    // The name is made of what the picture shows.
    'Cache-Control': immutableCaching,
    ETag: entityTag(png),
    ...openToOthers,
  }
  return { status: 200, headers, body: png }
}

/** Asked for again, the address has the page's own picture. */
function toPassing(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': pageCaching, ...openToOthers } }
}
