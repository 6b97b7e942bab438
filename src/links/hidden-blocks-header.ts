/** Name of the header with which a preview beside its form asks the CMS for the blocks that visitors do not see, too. */
export const hiddenBlocksHeader = 'x-sona-hidden-blocks'
