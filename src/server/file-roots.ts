import { join } from 'node:path'
import { env } from '../env'
import { islandsDirectory, islandsPrefix } from '../islands/island-manifest'
import type { FileRoot } from './public-files'

/** Where files are that editors upload. */
export const uploadDirectories = {
  media: join(env.dataDirectory, 'uploads', 'media'),
  documents: join(env.dataDirectory, 'uploads', 'documents'),
} as const

export const uploadRoots: readonly FileRoot[] = [
  { prefix: '/media/', directory: uploadDirectories.media, isImmutable: false },
  { prefix: '/documents/', directory: uploadDirectories.documents, isImmutable: false },
]

/** Every file that visitors can get: uploads, and what comes with the site. */
export const fileRoots: readonly FileRoot[] = [
  { prefix: '/_next/static/', directory: join('.next', 'static'), isImmutable: true },
  { prefix: islandsPrefix, directory: islandsDirectory, isImmutable: true },
  ...uploadRoots,
  { prefix: '/.well-known/', directory: join('public', '.well-known'), isImmutable: false },
  { prefix: '/', directory: 'public', isImmutable: false },
]
