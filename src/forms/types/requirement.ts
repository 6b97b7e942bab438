/** What the tests of conditions demand together of the answer to one question. */
export type Requirement = {
  equals: ReadonlySet<string | boolean>
  differs: ReadonlySet<string | boolean>
  includes: ReadonlySet<string>
  atLeast: number
  atMost: number
  /** Days that it comes after and before, both by themselves not meant. */
  after: string
  before: string
  /** Whole years that have gone by since. */
  ageAtLeast: number
  ageAtMost: number
  reads: ReadonlySet<string>
  contains: ReadonlySet<string>
}

/** Nothing is demanded. */
export const noRequirement: Requirement = {
  equals: new Set(),
  differs: new Set(),
  includes: new Set(),
  atLeast: Number.NEGATIVE_INFINITY,
  atMost: Number.POSITIVE_INFINITY,
  after: '',
  before: '~',
  ageAtLeast: Number.NEGATIVE_INFINITY,
  ageAtMost: Number.POSITIVE_INFINITY,
  reads: new Set(),
  contains: new Set(),
}

/** Whether a value is what is demanded, and nothing that is ruled out. */
export function meets(value: string | boolean, { equals, differs }: Requirement): boolean {
  return !differs.has(value) && [...equals].every((wanted) => wanted === value)
}

type Bounds = { minimum: number | null; maximum: number | null; isWhole: boolean }

/** Whether a number between these bounds lies between what is demanded. Null is no bound. */
export function hasNumberBetween({ minimum, maximum, isWhole }: Bounds, { atLeast, atMost }: Requirement): boolean {
  const lowest = Math.max(atLeast, minimum ?? Number.NEGATIVE_INFINITY)
  const highest = Math.min(atMost, maximum ?? Number.POSITIVE_INFINITY)
  return (isWhole ? Math.ceil(lowest) : lowest) <= (isWhole ? Math.floor(highest) : highest)
}

/** Whether a text of at most so many characters can read, and contain, all that is demanded, whatever letters are capitals. */
export function hasTextWith({ maxLength }: { maxLength: number }, { reads, contains }: Requirement): boolean {
  const [whole, ...others] = new Set([...reads].map((words) => words.toUpperCase()))
  const parts = [...contains].map((words) => words.toUpperCase())
  const fits = [...reads, ...contains].every((words) => [...words].length <= maxLength)
  return fits && others.length === 0 && (whole === undefined || parts.every((part) => whole.includes(part)))
}
