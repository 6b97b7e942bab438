import { figureSalt } from '@/site/theme/mark'
import { addHeads } from './add-heads'
import { chooseSilhouette } from './choose-silhouette'
import type { Figure } from './mirror-curve'
import { placeMirrors } from './place-mirrors'
import { pick, seededRandom } from './seeded-random'
import { dotsOf, makeRectangle, type Silhouette } from './silhouette'
import { groupsOf, type Symmetry, symmetriesOf } from './symmetry'

export type ChosenFigure = Figure & { symmetry: Symmetry }

/** Of silhouettes and symmetries that chance brings together, about two in three can be one line. */
const mostTrials = 100

/** A figure gets mirrors at about this share of its crossings at most, and at a seventh of that at least. */
const mostMirrors = 0.36

/** Five by four dots without a mirror: one line because the sides have no common divisor. */
const plainMat: ChosenFigure = { silhouette: makeRectangle({ columns: 5, rows: 4 }), mirrors: [], symmetry: 'bothAxes' }

/** The figure of a seed, always the same: one closed symmetric line around dots of which each stands alone. */
export function chooseFigure(seed: string): ChosenFigure {
  const random = seededRandom(`${figureSalt} ${seed}`)
  for (let trial = 0; trial < mostTrials; trial += 1) {
    const body = chooseSilhouette(random)
    const symmetry = body && pick(symmetriesOf(body), random)
    if (!body || !symmetry) continue
    const silhouette = addHeads({ silhouette: body, symmetry, random })
    if (!isBalanced(silhouette)) continue
    const groups = groupsOf(silhouette, symmetry)
    const mirrors = placeMirrors({ silhouette, groups, share: mostMirrors * (0.15 + 0.85 * random()), random })
    if (mirrors) return { silhouette, mirrors, symmetry }
  }
  return plainMat
}

/** Whether a figure fills a box that lies a little: not a pole, not a band, not a net with more holes than dots. */
function isBalanced(silhouette: Silhouette): boolean {
  const { columns, rows } = silhouette
  const proportion = columns / rows
  return proportion >= 0.85 && proportion <= 1.75 && dotsOf(silhouette).length >= 0.6 * columns * rows
}
