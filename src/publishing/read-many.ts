/** Asked of the disk at the same time. */
const atOnce = 16

/** Reads many files, several at a time, and gives what was read in the order of their names. */
export async function* readMany<Found>(
  names: readonly string[],
  read: (name: string) => Promise<Found>,
): AsyncGenerator<Found> {
  for (let position = 0; position < names.length; position += atOnce) {
    yield* await Promise.all(names.slice(position, position + atOnce).map(read))
  }
}
