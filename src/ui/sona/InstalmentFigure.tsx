import type { ReactNode } from 'react'
import { drawHill } from './draw-hill'
import { toDotsPath } from './to-dots-path'

type InstalmentFigureProps = {
  /** What part of each instalment is interest, from 0 to 1, in the order they are paid. */
  interestShares: readonly number[]
}

/** More dots than this are too small to be told apart on a phone: then a dot stands for several instalments. */
const mostDots = 48
const fewestDots = 3

/** How many instalments a dot stands for in the figure of so many. */
export function instalmentsPerDot(count: number): number {
  return Math.ceil(count / mostDots)
}

/**
 * A credit as a sona: each dot is an instalment, and the one closed line is as many equal lengths, of which each begins with its own share
 * of interest. One dash pattern says it all, so it is as true on the server as in the browser.
 *
 * Whoever places it gives its parts their colours: `line` is what is paid back, `interest` what is paid for it, and `dots`. Everything
 * that it shows stands in words beside it.
 */
export function InstalmentFigure({ interestShares }: InstalmentFigureProps): ReactNode {
  const size = instalmentsPerDot(interestShares.length)
  const shares = Array.from({ length: Math.ceil(interestShares.length / size) }, (_none, index) =>
    meanOf(interestShares.slice(index * size, (index + 1) * size)),
  )
  if (shares.length < fewestDots) return null
  const { width, height, path, dots } = drawHill(shares.length)
  return (
    <svg
      data-part="sona"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path data-part="line" strokeWidth="6.6" pathLength="1" d={path} />
      {shares.some((share) => share > 0) ? (
        <path
          data-part="interest"
          strokeWidth="6.6"
          pathLength={shares.length}
          strokeDasharray={shares.map((share) => `${share.toFixed(3)} ${(1 - share).toFixed(3)}`).join(' ')}
          d={path}
        />
      ) : null}
      <path data-part="dots" strokeWidth="8.8" d={toDotsPath(dots)} />
    </svg>
  )
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
