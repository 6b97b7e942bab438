/** Stands in the shared page on which codes are typed. The public listener puts there what came of one, or nothing. */
export const returnSaidToken = '--return-said--'
