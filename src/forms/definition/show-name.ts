/**
 * The name of the definition in a form's schema that says when an entry is shown.
 * @param place the key of the entry; of one in a group, the keys on the way to it as {@link toPlaceName} joins them
 */
export const toShowName = (place: string): string => `show-${place}`

/** The place of an entry in the list of a form, by the keys on the way to it. No key has a hyphen. */
export const toPlaceName = (keys: readonly string[]): string => keys.join('-')
