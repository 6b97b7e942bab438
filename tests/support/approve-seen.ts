import { z } from 'zod'

type Answer = { status: number; body: unknown }

/** Asks a step of the workflow as one person. */
export type TakeStep<Given extends Answer> = (name: string, body: object) => Promise<Given>

const looked = z.object({ changes: z.array(z.object({ key: z.string() })) })

/** Has everything that a request changes on the screen, and waits for the end of the check, as the review room does. */
export async function lookAtAll<Given extends Answer>(step: TakeStep<Given>, id: number): Promise<void> {
  const { data } = looked.safeParse((await step('look', { id })).body)
  if (!data) return
  await step('look', { id, seen: data.changes.map(({ key }) => key) })
  await step('check', { id })
}

/** Asks a step of a proposal, such as `forms/12/look`, as one person. @returns what is answered */
export type AskProposal = (path: string, body: object) => Promise<unknown>

/** Has everything that a proposal changes on the screen, and waits for the end of its check, as the review room does. */
export async function lookAtProposal(ask: AskProposal, name: string): Promise<void> {
  const { data } = looked.safeParse(await ask(`${name}/look`, {}))
  if (!data) return
  await ask(`${name}/look`, { seen: data.changes.map(({ key }) => key) })
  await ask(`${name}/check`, {})
}

/** Approves a request as somebody does who has looked at it. */
export async function approveSeen<Given extends Answer>(
  { rest }: { rest: (method: string, path: string, body?: object) => Promise<Given> },
  body: { id: number; comment?: string; warningReasons?: object },
): Promise<Given> {
  const step: TakeStep<Given> = (name, asked) => rest('POST', `/workflow/${name}`, asked)
  await lookAtAll(step, body.id)
  return step('approve', body)
}
