/** The header that names the recorded answers to draw a page from, on the publishing engine's private socket. */
export const answersHeader = 'x-sona-answers'
