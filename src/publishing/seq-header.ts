/** The header in which the publishing engine tells the newest row of the feed that it knows, on its private socket. */
export const seqHeader = 'x-sona-seq'
