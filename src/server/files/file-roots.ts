import { join } from 'node:path'
import { islandsDirectory, islandsPrefix } from '@/src/islands/island-manifest'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import type { FileRoot } from './public-files'

/** Where files are that editors upload. */
export const uploadDirectories = {
  media: uploadsDirectory('media'),
  documents: uploadsDirectory('documents'),
} as const

export const uploadRoots: readonly FileRoot[] = [
  { prefix: '/media/', directory: uploadDirectories.media, isImmutable: false },
  { prefix: '/documents/', directory: uploadDirectories.documents, isImmutable: false },
]

/** What a build makes for visitors. */
export const buildRoots: readonly FileRoot[] = [
  { prefix: '/_next/static/', directory: join('.next', 'static'), isImmutable: true },
  { prefix: islandsPrefix, directory: islandsDirectory, isImmutable: true },
]

/** Every file that a page may be made of: uploads, public or not, and what comes with the site. */
export const fileRoots: readonly FileRoot[] = [
  ...buildRoots,
  ...uploadRoots,
  { prefix: '/.well-known/', directory: join('site/public', '.well-known'), isImmutable: false },
  { prefix: '/', directory: 'site/public', isImmutable: false },
]

/** The files that visitors can get. @param isPublic decides about what editors uploaded. */
export function withPublicUploads(
  roots: readonly FileRoot[],
  isPublic: (path: string) => boolean,
): readonly FileRoot[] {
  return roots.map((root) => (uploadRoots.includes(root) ? { ...root, isPublic } : root))
}
