/** What has nginx say a field with every answer; nothing is said of an empty one. */
export const addField = (name: string, value: string) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`
