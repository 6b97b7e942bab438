/** What became of the addresses that were to be drawn, since the process began. */
export type DrawnCounts = { page: number; frame: number; failed: number }
