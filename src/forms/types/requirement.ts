/** What the tests of conditions demand together of the answer to one question. */
export type Requirement = {
  equals: ReadonlySet<string | boolean>
  differs: ReadonlySet<string | boolean>
  includes: ReadonlySet<string>
  atLeast: number
  atMost: number
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
