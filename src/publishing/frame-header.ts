/** The header that names the state of what stands around every page, on the publishing engine's private socket. */
export const frameHeader = 'x-sona-frame'
