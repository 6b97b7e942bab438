/** Asked of the disk at the same time. */
const atOnce = 16

/** Reads many files, several at a time, and gives what was read in the order of what was asked for: their names, or what has one. */
export async function* readMany<Named, Found>(
  files: readonly Named[],
  read: (file: Named) => Promise<Found>,
): AsyncGenerator<Found> {
  for (let position = 0; position < files.length; position += atOnce) {
    yield* await Promise.all(files.slice(position, position + atOnce).map(read))
  }
}
