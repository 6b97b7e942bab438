/** A disk is asked for so much at a time: alone, each file would wait for it twice. */
const usual = 12

/** Does work for each of several things, a dozen at a time where nothing else is said. @throws what the first that fails throws, after which nothing more is begun. */
export async function severalAtOnce<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
  atOnce = usual,
): Promise<void> {
  const waiting = [...things]
  const next = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) {
      try {
        await work(thing)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, next))
  for (const { reason } of ended.filter((end) => end.status === 'rejected')) throw reason
}
