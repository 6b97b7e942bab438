/** Names of what pages send beside the answers. On the page each begins with a low line. */
export const versionControl = 'version'

/** A field that nobody sees and programs fill. */
export const trapControl = 'note'

/** The form itself as JSON, while it is being edited and tried. */
export const draftControl = 'draft'

/** What a page sends beside the answers, by name. @param hash of the version that it was drawn with. */
export function toFormControls(hash: string): Record<string, string> {
  return { [versionControl]: hash, [trapControl]: '' }
}
