/** Name of the header with which whoever judges a shared block asks the CMS for it as it was last saved, in the pages that show it. */
export const draftBlockHeader = 'x-sona-draft-block'
