/** A text with values in its places, such as `{date}`; a place without a value stays as it is. */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
