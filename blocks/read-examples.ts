import type { PageBlock } from '@/src/content/page-block'
import { toBlockNames } from './block-folders'
import { registry } from './registry'

/** A fixture with its name. */
export type Example = { name: string; block: PageBlock }

/**
 * The fixtures of a block type, in the order in which its file has them. The compiler checks them where they are declared;
 * here they come in by the name of their folder, so that a new block needs no line anywhere.
 */
export async function readExamples(folder: string): Promise<readonly Example[]> {
  const module: unknown = await import(`./${folder}/${folder}.fixtures.ts`)
  const fixtures = fieldOf(module, `${toBlockNames(folder).slug}Fixtures`)
  return Object.entries(fieldOf(fixtures, 'examples') ?? {}).flatMap(([name, block]) =>
    isBlock(block) ? [{ name, block }] : [],
  )
}

function isBlock(value: unknown): value is PageBlock {
  return Object.hasOwn(registry, String(fieldOf(value, '__typename')))
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
