/** Names of what pages send beside the answers. On the page each begins with a low line. */
export const versionControl = 'version'

/** A field that nobody sees and programs fill. */
export const trapControl = 'note'

/** The form itself as JSON, while it is being edited and tried. */
export const draftControl = 'draft'

/** The address of the page that shows the form, where what has to be corrected is shown again. */
export const pageControl = 'page'

/** The button that saves the form to return to it later. */
export const saveControl = 'save'

/** What opens the saved form that a page was drawn from, sealed. */
export const savedControl = 'saved'

/** What a page's script found wrong before anything was sent: which field, which rule. Nothing of what was typed. */
export const refusedControl = 'refused'

/** What opens the files that are held while a form is shown again, sealed. */
export const heldControl = 'held'

/**
 * What a page sends beside the answers, by name.
 *
 * @param hash of the version that it was drawn with.
 * @param page its address; null for a form by itself.
 */
export function toFormControls(hash: string, page: string | null): Record<string, string> {
  return { [versionControl]: hash, ...(page === null ? {} : { [pageControl]: page }), [trapControl]: '' }
}
