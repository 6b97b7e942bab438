import { GRAPHQL_POST } from '@payloadcms/next/routes'
import { type DocumentNode, GraphQLError, parse } from 'graphql'
import { z } from 'zod'
import knownDocuments from '@/graphql/generated/known-documents.json' with { type: 'json' }
import staffTexts from '@/messages/staff/cms/graphql.json' with { type: 'json' }
import { isSignedIn } from '@/src/cms/sign-in/is-signed-in'
import type { StaffText } from '@/src/i18n/staff-text'
import config from '../configuration/payload.config'
import { documentKey } from './document-key'
import { judgeDocument } from './judge-document'

/** As the specification of GraphQL over HTTP has it: one question, not several in one. */
const question = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
})

/** The longest document of the product has a third of these. */
const mostTokens = 20_000
/** Braces in braces; the parser takes one step of the stack for each. */
const mostNesting = 100

const known: ReadonlySet<string> = new Set(knownDocuments)
const answerByPayload = GRAPHQL_POST(config)

const refusals = staffTexts.answerGraphql.refusals satisfies Record<string, StaffText>

/**
 * Answers a request of the GraphQL API over HTTP. What the product itself asks is answered to everybody, as far as it is public. Any
 * other question needs a login, and is judged before it is looked into: how large it is, and whether it ends.
 */
export async function answerGraphQL(request: Request): Promise<Response> {
  if (!/^application\/json(?:;|$)/i.test(request.headers.get('content-type') ?? '')) return refuse(415, refusals.form)
  const text = await request.text()
  const asked = readQuestion(text)
  const document = asked && readDocument(asked.query)
  if (!document) return refuse(400, refusals.unreadable)
  if (judgeDocument(document) === 'cycle') return refuse(400, refusals.tooMuch)
  if (!known.has(documentKey(document))) {
    if (!(await isSignedIn(request.headers))) return refuse(403, refusals.stranger)
    if (judgeDocument(document)) return refuse(400, refusals.tooMuch)
  }
  const { url, method, headers } = request
  return withoutSuggestions(await answerByPayload(new Request(url, { method, headers, body: text })))
}

function readQuestion(text: string): z.infer<typeof question> | null {
  try {
    return question.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function readDocument(query: string): DocumentNode | null {
  if (nestingOf(query) > mostNesting) return null
  try {
    return parse(query, { maxTokens: mostTokens, noLocation: true })
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/** How deep brackets stand in brackets at the most; those in texts count too. */
function nestingOf(query: string): number {
  let [depth, deepest] = [0, 0]
  for (const sign of query) {
    if ('{[('.includes(sign)) deepest = Math.max(deepest, ++depth)
    else if ('}])'.includes(sign)) depth--
  }
  return deepest
}

const errors = z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) })

/** The same answer without the names that GraphQL offers for ones that it does not know: they say what there is. */
async function withoutSuggestions(answer: Response): Promise<Response> {
  const text = await answer.text()
  const { status } = answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  if (!text.includes('Did you mean')) return new Response(text, { status, headers })
  const failed = errors.safeParse(JSON.parse(text))
  if (!failed.success) return new Response(text, { status, headers })
  const plain = failed.data.errors.map((error) => ({ ...error, message: error.message.split(' Did you mean ', 1)[0] }))
  return new Response(JSON.stringify({ ...failed.data, errors: plain }), { status, headers })
}

function refuse(status: number, { pt, en }: StaffText): Response {
  return Response.json({ errors: [{ message: `${pt} ${en}` }] }, { status })
}
