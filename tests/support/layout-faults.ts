import type { Layout } from './read-layout'

/** Least and most room between the words of one block and those of the next, whatever their surfaces. */
const betweenBlocks = { least: 40, most: 420 }

/** What is wrong with how a page is laid out, a sentence each. */
export function faultsOf({ overflow, clipped, overlapping, emptiest, characters, blocks }: Layout): string[] {
  return [
    ...(overflow > 0 ? [`is ${overflow} px wider than the window`] : []),
    ...clipped.map((words) => `cuts off: ${words}`),
    ...overlapping.map((words) => `lays words on words: ${words}`),
    ...(emptiest > 400 ? [`shows nothing for ${emptiest} px`] : []),
    ...(characters < 150 ? [`looks empty: ${characters} characters`] : []),
    ...blocks.slice(1).flatMap((block, position) => {
      const above = blocks[position]
      if (!above) return []
      const room = Math.round(block.first - above.last)
      if (block.top < above.bottom - 1) return [`${block.type} stands in ${above.type}`]
      if (room < betweenBlocks.least) return [`${block.type} is only ${room} px below ${above.type}`]
      return room > betweenBlocks.most ? [`${block.type} is ${room} px below ${above.type}`] : []
    }),
  ]
}
