/**
 * Stands in the shared "not found" page for the address that was asked for. The public listener puts the real one there, as
 * text: the page itself is drawn once per language, whatever addresses strangers try.
 */
export const requestedPathToken = '/--requested-path--'
