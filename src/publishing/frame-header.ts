/** The header that names the state of what stands around every page, on the publishing engine's private socket. */
export const frameHeader = 'x-sona-frame'

/** The header that asks for a page without what stands around it, on the same socket. */
export const bareHeader = 'x-sona-bare'
