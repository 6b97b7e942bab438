import type { Position } from '@/src/map/position'

/** A place as the drawing of the country shows it. */
export type DrawnPlace = Position & { id: number; name: string; province: string | null }
