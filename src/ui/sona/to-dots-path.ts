import type { Point } from './silhouette'

/** All dots as one path: strokes too short to see, whose round ends are the dots. Sixty circles would weigh five times that. */
export function toDotsPath(dots: readonly Point[]): string {
  return dots.map(({ x, y }) => `M${x} ${y}h.01`).join('')
}
