/** Name of the `meta` element in which a drawn page tells the publishing engine what it depends on. */
export const tagsMetaName = 'sona-tags'

/** Name of the header in which a drawn file, which has no elements, tells the same. */
export const tagsHeaderName = 'X-Sona-Tags'
