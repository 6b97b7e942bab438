/** Where the steps of what is decided are asked for, and the number of the request where the address does not say it. */
export type StepAddress = { href: string; id: number | null }

/** What each of its steps says besides its own. */
export function toStepBody({ id }: Pick<StepAddress, 'id'>): { id?: number } {
  return id === null ? {} : { id }
}
