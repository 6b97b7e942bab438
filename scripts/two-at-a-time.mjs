/**
 * Runs something for each of several, two at a time, for a machine of two cores. They are begun in their order.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<void>} run
 */
export async function twoAtATime(items, run) {
  const waiting = items[Symbol.iterator]()
  // Each takes the next one that nobody has begun.
  const runWaiting = async () => {
    for (const item of waiting) await run(item)
  }
  await Promise.all([runWaiting(), runWaiting()])
}
