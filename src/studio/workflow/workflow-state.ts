import { z } from 'zod'
import { conversation } from '@/src/conversations/conversation'
import { verdict } from '@/src/governance/gate/verdict'
import { locales } from '@/src/i18n/locales'

const languages = z.array(z.enum(locales))

const shownReview = z.object({
  id: z.number(),
  kind: z.enum(['publish', 'unpublish', 'delete', 'takeDown']),
  state: z.enum(['inReview', 'approved', 'sentBack', 'withdrawn', 'void', 'done', 'toRatify', 'ratified']),
  languages,
  reason: z.string(),
  submittedBy: z.number(),
  submittedByName: z.string(),
  decidedByName: z.string().nullable(),
  comment: z.string().nullable(),
  dueAt: z.string().nullable(),
  doneLanguages: languages.nullable(),
  failure: z.string().nullable(),
})
export type ShownReview = z.infer<typeof shownReview>

/** What the panel beside a form knows of its document, as `/api/workflow/state` answers it. */
export const workflowState = z.object({
  hash: z.string(),
  live: languages,
  isChanged: z.boolean(),
  freeze: z.object({ until: z.string(), reason: z.string() }).nullable(),
  reviews: z.array(shownReview),
  conversation,
})
export type WorkflowState = z.infer<typeof workflowState>

const refused = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z
          .object({
            problems: z.array(z.string()).optional(),
            errors: z.array(z.object({ message: z.string() })).optional(),
          })
          .nullish()
          .catch(null),
      }),
    )
    .min(1),
})

const judged = z.object({ hash: z.string(), verdict })

/** What a step answered: nothing to say when it is done, a sentence for the person when it is refused. */
export async function takeStep(name: string, body: object, language: string): Promise<string | null> {
  return takeStepAt(`${workflowHref}/${name}`, body, language)
}

/** The same of a step at any address, such as `/api/forms/12/approve`. */
export async function takeStepAt(href: string, body: object, language: string): Promise<string | null> {
  const answer = await askAt(href, body, language)
  return answer.ok ? null : readRefusal(answer)
}

/** The sentence of an answer that refuses something, with all that has to be mended first. */
export async function readRefusal(answer: Response): Promise<string> {
  const { data } = refused.safeParse(await answer.json())
  const [first] = data?.errors ?? []
  return first
    ? [first.message, ...(first.data?.problems ?? first.data?.errors?.map(({ message }) => message) ?? [])].join(' ')
    : `${answer.status}`
}

/** @throws when the CMS does not answer as it should. */
export async function readWorkflowState(subject: string, language: string): Promise<WorkflowState> {
  return workflowState.parse(await (await ask('state', { subject }, language)).json())
}

/** What the publish gate says of what is stored, and the hash of that. @throws when the CMS does not answer as it should. */
export async function readVerdict(subject: string, language: string): Promise<z.infer<typeof judged>> {
  return judged.parse(await (await ask('judge', { subject }, language)).json())
}

const workflowHref = '/api/workflow'

function ask(name: string, body: object, language: string): Promise<Response> {
  return askAt(`${workflowHref}/${name}`, body, language)
}

/** Asks the CMS for a step, whatever it answers. */
export function askAt(href: string, body: object, language: string): Promise<Response> {
  return fetch(href, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  })
}
