import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Locale } from '@/src/i18n/locales'

const frontMatter = z.object({
  status: z.enum(['live', 'legacy', 'deprecated']),
  owner: z.string(),
  since: z.string(),
  pt: z.string(),
  en: z.string(),
})

/** What the README of a block type says. */
export type BlockReadme = {
  status: z.infer<typeof frontMatter>['status']
  owner: string
  /** The version of the product that brought the block. */
  since: string
  /** What the block is for, in a sentence. */
  purpose: Readonly<Record<Locale, string>>
  /** How to fill it in, as Markdown. */
  text: string
}

/** Reads the README in a block's folder. @throws when it has no front matter or lacks something in it. */
export async function readBlockReadme(folder: string): Promise<BlockReadme> {
  const path = join(process.cwd(), 'blocks', folder, 'README.md')
  return parseBlockReadme(await readFile(path, 'utf8'))
}

/** Takes a README apart. @throws when it has no front matter or lacks something in it. */
export function parseBlockReadme(markdown: string): BlockReadme {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? []
  const { pt, en, ...facts } = frontMatter.parse(parse(head))
  return { ...facts, purpose: { pt, en }, text: text.trim() }
}
