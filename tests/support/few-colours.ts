/** A colour in one number. */
const toColour = (pixels: Buffer, position: number) =>
  ((pixels[position] ?? 0) << 16) | ((pixels[position + 1] ?? 0) << 8) | (pixels[position + 2] ?? 0)

const isNear = (one: number, other: number, step: number) =>
  Math.abs((one >> 16) - (other >> 16)) <= step &&
  Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) <= step &&
  Math.abs((one & 255) - (other & 255)) <= step

/**
 * Draws pixels with as few colours as the eye of a comparison needs: the edges of letters have thousands, and each of them costs. The
 * colours that stand for most pixels are kept, as they are, and all others that are near take theirs (a greedy cover of the set).
 *
 * @param pixels red, green and blue of each.
 * @param step how far a channel may be from what it was, of 255.
 * @returns new pixels.
 */
export function drawWithFewColours(pixels: Buffer, step: number): Buffer {
  const counts = new Map<number, number>()
  for (let position = 0; position < pixels.length; position += 3) {
    const colour = toColour(pixels, position)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const instead = findFew(counts, step)
  const drawn = Buffer.alloc(pixels.length)
  for (let position = 0; position < pixels.length; position += 3) {
    const colour = toColour(pixels, position)
    drawn.writeUIntBE(instead.get(colour) ?? colour, position, 3)
  }
  return drawn
}

type Candidate = { colour: number; near: Candidate[]; pixels: number; score: number; isCovered: boolean }

/** For each colour the one that is drawn instead. */
function findFew(counts: ReadonlyMap<number, number>, step: number): Map<number, number> {
  const all = [...counts].map(
    ([colour, pixels]): Candidate => ({ colour, near: [], pixels, score: 0, isCovered: false }),
  )
  findNear(all, step)
  const instead = new Map<number, number>()
  while (instead.size < all.length) {
    const best = all.reduce((most, each) => (each.score > most.score ? each : most))
    for (const each of best.near) {
      if (each.isCovered) continue
      each.isCovered = true
      instead.set(each.colour, best.colour)
      for (const other of each.near) other.score -= each.pixels
    }
  }
  return instead
}

/** Tells each colour which ones are near, itself too. They are looked for in its own cube of colours and in those around it. */
function findNear(all: readonly Candidate[], step: number): void {
  const cubes = Map.groupBy(all, ({ colour }) => cubeOf(colour, step))
  const around = [-1, 0, 1].flatMap((red) =>
    [-1, 0, 1].flatMap((green) => [-1, 0, 1].map((blue) => cube(red, green, blue))),
  )
  for (const one of all) {
    const own = cubeOf(one.colour, step)
    const others = around.flatMap((offset) => cubes.get(own + offset) ?? [])
    one.near = others.filter(({ colour }) => isNear(one.colour, colour, step))
    one.score = one.near.reduce((sum, { pixels }) => sum + pixels, 0)
  }
}

/** Three whole numbers as one, in which neighbours never meet those of the next row. */
const cube = (red: number, green: number, blue: number) => (red * 1_000 + green) * 1_000 + blue

function cubeOf(colour: number, step: number): number {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255]
  const side = step + 1
  return cube(Math.floor(red / side), Math.floor(green / side), Math.floor(blue / side))
}
