import { blockFolders, toBlockNames } from '@/blocks/block-folders'
import { blockConfigs } from '@/blocks/configs'
import { type BlockReadme, readBlockReadme } from '@/blocks/read-block-readme'
import { type Example, readExamples } from '@/blocks/read-examples'
import { blockGroups } from '@/src/fields/define-block'
import type { Locale } from '@/src/i18n/locales'

type Bilingual = Readonly<Record<Locale, string>>

/** A block type with everything the gallery shows of it. */
export type GalleryEntry = {
  folder: string
  /** The name it is stored under. */
  slug: string
  /** What editors call it. */
  label: Bilingual
  group: Bilingual
  readme: BlockReadme
  examples: readonly Example[]
}

/** Block types that belong together. */
export type GalleryGroup = { label: Bilingual; entries: readonly GalleryEntry[] }

/** Every block type, in its group. */
export async function readGalleryGroups(): Promise<readonly GalleryGroup[]> {
  const entries = await Promise.all(galleryFolders().map(readEntry))
  return Object.values(blockGroups)
    .map((label) => ({ label, entries: entries.filter(({ group }) => group.en === label.en) }))
    .filter((group) => group.entries.length > 0)
}

/** One block type by the name of its folder; null when there is none. */
export async function readGalleryEntry(folder: string): Promise<GalleryEntry | null> {
  return galleryFolders().includes(folder) ? readEntry(folder) : null
}

/** The folder of a block type by the name it is stored under. */
export function toFolder(slug: string): string | undefined {
  return galleryFolders().find((folder) => toBlockNames(folder).slug === slug)
}

function galleryFolders(): string[] {
  return blockFolders(process.cwd())
}

async function readEntry(folder: string): Promise<GalleryEntry> {
  const { slug } = toBlockNames(folder)
  const config = blockConfigs.find((candidate) => candidate.slug === slug)
  if (!config) throw new Error(`blocks/configs.ts has no line for blocks/${folder}`)
  return {
    folder,
    slug,
    label: config.labels.singular,
    group: config.admin.group,
    readme: await readBlockReadme(folder),
    examples: await readExamples(folder),
  }
}
