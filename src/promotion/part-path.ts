import { portableCollections } from '@/src/portable-content/content-files'

const folders: ReadonlySet<string> = new Set([...portableCollections, 'globals'])

/**
 * Whether a bundle may hold a file of this path: one in a folder of the content, and nothing that would lead out of it on any system.
 */
export function isPartPath(path: string): boolean {
  const [folder = '', ...names] = path.split('/')
  return folders.has(folder) && names.length > 0 && names.length < 12 && path.length < 400 && names.every(isName)
}

function isName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && name.length <= 200 && !/[\\:\p{Cc}]/u.test(name)
}
