/** How often the back is killed while visitors come: a few times in every run, fifty with `BACK_KILLS=50`. */
export const backKills = Number(process.env['BACK_KILLS'] ?? 3)
