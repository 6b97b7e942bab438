import { blockConfigs } from '@/blocks/configs'
import { type BlockReadme, readBlockReadme } from '@/blocks/read-block-readme'
import { sharedBlockConfig } from '../fields/shared-block-config'

/** The state of a block type; `gone`: stored, and no longer in the code. See docs/decisions/005-life-of-a-block-type.md. */
export type BlockStatus = BlockReadme['status'] | 'gone'

let statuses: Promise<ReadonlyMap<string, BlockStatus>> | undefined

/** The state of every block type by the name it is stored under, as the README in its folder says; read once. */
export function readBlockStatuses(): Promise<ReadonlyMap<string, BlockStatus>> {
  statuses ??= Promise.all(
    blockConfigs.map(async ({ slug }) => [slug, (await readBlockReadme(toBlockFolder(slug))).status] as const),
    // The place of a shared block has no folder: it is drawn as the block that it names.
  ).then((entries) => new Map<string, BlockStatus>([...entries, [sharedBlockConfig.slug, 'live']]))
  return statuses
}

/** The folder of a block type. */
export function toBlockFolder(slug: string): string {
  return slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
