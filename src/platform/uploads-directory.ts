import { join } from 'node:path'
import { env } from './env'

/** Where the files of an upload collection are kept. */
export function uploadsDirectory(collection: 'media' | 'documents'): string {
  return join(env.dataDirectory, 'uploads', collection)
}
