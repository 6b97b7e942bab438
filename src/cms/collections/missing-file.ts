import type { UploadConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { missingFileHandler } from '@/src/payload-fixes/missing-file-handler'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import { bringUploads } from '@/src/uploads/bring-uploads'

const missing = staffTexts.missingFile.missing

type FileHandlers = NonNullable<UploadConfig['handlers']>

/** Sees to it that a file is here before it is sent, and says that a collection has no such file. */
export const handleFiles = (kind: 'documents' | 'media'): FileHandlers => [
  async ({ payload }, { params: { filename } }) =>
    bringUploads(payload, kind, filename.includes('\0') ? [] : [filename]),
  missingFileHandler(uploadsDirectory(kind), (req) => adminText(req, missing)),
]
