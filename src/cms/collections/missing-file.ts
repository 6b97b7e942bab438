import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { missingFileHandler } from '@/src/payload-fixes/missing-file-handler'
import { uploadsDirectory } from '@/src/platform/uploads-directory'

const missing = staffTexts.missingFile.missing

/** Says that a collection has no such file. */
export const refuseMissingFile = (kind: 'documents' | 'media') =>
  missingFileHandler(uploadsDirectory(kind), (req) => adminText(req, missing))
