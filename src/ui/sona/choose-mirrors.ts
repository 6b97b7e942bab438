import {
  crossingsOf,
  type GridSize,
  isSame,
  type Mirror,
  type MirrorGrid,
  type MirrorLie,
  traceLines,
} from './mirror-curve'
import { pick, type Random, seededRandom, shuffle } from './seeded-random'

/** Lines stay readable when at most this share of the crossings holds a mirror. */
const largestMirrorShare = 0.34

/** How often a symmetric figure is tried before symmetry is given up. Most seeds need one or two trials. */
const symmetricTrials = 12

const bothLies: readonly [MirrorLie, MirrorLie] = ['across', 'upright']

/**
 * Mirrors that leave one closed line, chosen by a seed.
 *
 * Sona are symmetric, so mirrors are set in whole groups that the figure's symmetry maps onto each other. Where symmetry and
 * a single line exclude each other, the lines that are left are joined one by one. That always ends with one line, because
 * every place between dots is connected with every other along the lines.
 */
export function chooseMirrors({ seed, rows, columns }: GridSize & { seed: string }): Mirror[] {
  const random = seededRandom(`${seed} ${rows}x${columns}`)
  let grid: MirrorGrid = { rows, columns, mirrors: [] }
  for (let trial = 0; trial < symmetricTrials; trial += 1) {
    grid = { rows, columns, mirrors: setSymmetricMirrors({ rows, columns }, random) }
    if (grid.mirrors.length > 0 && countLines(grid) === 1) return [...grid.mirrors]
  }
  return joinLines(grid, random)
}

/** Groups of mirrors in a random order; a group that would leave more lines than before is passed over. */
function setSymmetricMirrors(size: GridSize, random: Random): Mirror[] {
  const crossings = crossingsOf(size)
  const symmetry = pick(symmetries, random)
  const wanted = Math.max(1, Math.round(crossings.length * largestMirrorShare * (0.4 + 0.6 * random())))
  let mirrors: Mirror[] = []
  let lines = countLines({ ...size, mirrors })
  for (const crossing of shuffle(crossings, random)) {
    const group = symmetry({ ...crossing, lies: pick(bothLies, random) }, size)
    const isTaken = group.some((mirror) => mirrors.some((other) => isSame(mirror, other)))
    if (isTaken || mirrors.length + group.length > wanted) continue
    const candidate = [...mirrors, ...group]
    const candidateLines = countLines({ ...size, mirrors: candidate })
    if (candidateLines > lines) continue
    mirrors = candidate
    lines = candidateLines
  }
  return mirrors
}

/**
 * Joins the lines that are left. Where two different lines meet, another pairing of the four ends makes them one: a mirror at
 * a crossing, or the removal of a mirror.
 */
function joinLines(grid: MirrorGrid, random: Random): Mirror[] {
  let mirrors = [...grid.mirrors]
  let lines = countLines(grid)
  for (const crossing of shuffle(crossingsOf(grid), random)) {
    const others = mirrors.filter((mirror) => !isSame(mirror, crossing))
    const hasMirror = others.length < mirrors.length
    const candidate = hasMirror ? others : [...others, { ...crossing, lies: pick(bothLies, random) }]
    const candidateLines = countLines({ ...grid, mirrors: candidate })
    if (candidateLines >= lines) continue
    mirrors = candidate
    lines = candidateLines
  }
  return mirrors
}

type Symmetry = (mirror: Mirror, size: GridSize) => Mirror[]

const flipped = (mirror: Mirror, { columns }: GridSize): Mirror => ({ ...mirror, x: 2 * columns - mirror.x })
const upsideDown = (mirror: Mirror, { rows }: GridSize): Mirror => ({ ...mirror, y: 2 * rows - mirror.y })

const mirroredBothWays: Symmetry = (mirror, size) => {
  const pair = [mirror, flipped(mirror, size)]
  return distinct([...pair, ...pair.map((one) => upsideDown(one, size))])
}

/** Alike on both axes, which is the calmest and so the most frequent; left and right; turned by half a circle. */
const symmetries: readonly [Symmetry, ...Symmetry[]] = [
  mirroredBothWays,
  mirroredBothWays,
  (mirror, size) => distinct([mirror, flipped(mirror, size)]),
  (mirror, size) => distinct([mirror, upsideDown(flipped(mirror, size), size)]),
]

function distinct(mirrors: readonly Mirror[]): Mirror[] {
  return mirrors.filter((mirror, index) => mirrors.findIndex((other) => isSame(mirror, other)) === index)
}

function countLines(grid: MirrorGrid): number {
  return traceLines(grid).length
}
