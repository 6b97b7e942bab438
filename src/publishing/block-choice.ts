import { z } from 'zod'

/** Which blocks of a page to draw, by position. Asked for when a whole page cannot be drawn, to find the block that fails. */
const blockChoice = z.union([z.object({ only: z.number().int() }), z.object({ without: z.array(z.number().int()) })])
export type BlockChoice = z.infer<typeof blockChoice>

/** The header that carries the choice, on the engine's private socket. */
export const blockChoiceHeader = 'x-sona-blocks'

/** Reads the choice from a request; all blocks when there is none or it makes no sense. */
export function chooseBlocks<Block>(blocks: readonly Block[], header: string | null): readonly Block[] {
  const choice = header === null ? undefined : blockChoice.safeParse(readJson(header)).data
  if (!choice) return blocks
  return blocks.filter((_block, position) =>
    'only' in choice ? position === choice.only : !choice.without.includes(position),
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
