/** A place where we work around what a package does, as the comment at its head says. */
export type Workaround = {
  /** The file that holds it. */
  path: string
  /** The packages it was written for, each with the version that was read. */
  packages: readonly { name: string; version: string }[]
  /** Addresses of what is known upstream, and reports of ours that nobody has filed yet. */
  upstream: readonly string[]
  /** The tests that fail without it. */
  tests: readonly string[]
  /** What has to be true upstream before it may go. */
  goesWhen: string
}

const fieldNames = ['Package', 'Upstream', 'Test', 'Goes when'] as const
type FieldName = (typeof fieldNames)[number]

/** The comment that says what a workaround is for, in code and in styles. */
const head = /^\/\*\n \* Workaround\n((?: \*(?!\/).*\n)+) \*\/$/gm

/**
 * The workarounds that the comments of a file speak of.
 *
 * @throws Error with a sentence when such a comment leaves something out.
 */
export function readWorkarounds(path: string, text: string): Workaround[] {
  return [...text.matchAll(head)].map(([, lines = '']) => {
    const values = readFields(path, lines)
    const value = (name: FieldName): string => {
      const found = values.get(name)
      if (!found) throw new Error(`${path}: the head of a workaround needs a line "${name}:".`)
      return found
    }
    return {
      path,
      packages: value('Package')
        .split(/,\s*/)
        .map((text) => readPackage(path, text)),
      upstream: value('Upstream').split(/,\s*/),
      tests: value('Test').split(/,\s*/),
      goesWhen: value('Goes when'),
    }
  })
}

/** The fields of a head; a line that begins none goes on with the one before. */
function readFields(path: string, lines: string): Map<FieldName, string> {
  const found = new Map<FieldName, string>()
  let last: FieldName | undefined
  for (const line of lines.trimEnd().split('\n')) {
    const text = line.slice(2).trim()
    const [, name, value = ''] = /^([A-Z][a-z ]*): (.+)$/.exec(text) ?? []
    if (name !== undefined && isFieldName(name)) {
      if (found.has(name)) throw new Error(`${path}: the head of a workaround has two lines "${name}:".`)
      last = name
      found.set(name, value)
    } else if (last) found.set(last, `${found.get(last) ?? ''} ${text}`)
    else throw new Error(`${path}: the head of a workaround begins with "Package:", not with "${text}".`)
  }
  return found
}

function isFieldName(name: string): name is FieldName {
  return fieldNames.some((known) => known === name)
}

function readPackage(path: string, text: string): { name: string; version: string } {
  const [, name, version] = /^(\S+) (\d+\.\d+\.\d+\S*)$/.exec(text) ?? []
  if (name === undefined || version === undefined)
    throw new Error(`${path}: "${text}" is no package with its version, such as "payload 3.90.2".`)
  return { name, version }
}
