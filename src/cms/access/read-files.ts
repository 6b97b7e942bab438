import type { Access } from 'payload'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { readPublished } from './roles'

const asked = z.object({ filename: z.string() })

/**
 * As `readPublished`, for documents with a file. Payload asks for a file in no language, in which nothing is published: the file is for
 * the public when its document is published in one, and is the file of what is published, not of a draft after it.
 */
export const readPublishedWithFile: Access = async (args) => {
  const { req, data, isReadingStaticFile } = args
  if (req.user || !isReadingStaticFile) return readPublished(args)
  const { filename } = asked.parse(data)
  const found = await Promise.all(
    locales.map((locale) =>
      req.payload.count({
        collection: 'documents',
        locale,
        where: { filename: { equals: filename }, _status: { equals: 'published' } },
        overrideAccess: true, // this is the rule of access itself
      }),
    ),
  )
  return found.some(({ totalDocs }) => totalDocs > 0)
}
