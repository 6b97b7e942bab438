import { configToSchema } from '@payloadcms/graphql'
import { type DocumentNode, execute, parse, specifiedRules, validate } from 'graphql'
import { createPayloadRequest } from 'payload'
import { z } from 'zod'
import config from '../configuration/payload.config'

const question = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).optional(),
  operationName: z.string().optional(),
})
type Question = z.infer<typeof question>

const api = config.then(configToSchema)

/** The site asks the same few questions for every page: each is read and checked once, not at every draw. */
const checkedDocuments = new Map<string, DocumentNode>()

/**
 * The GraphQL API of the CMS in this process, in the shape of `fetch`: the schema that answers over HTTP, with the same access
 * rules and limits.
 */
export async function askGraphQL(url: string, init: RequestInit): Promise<Response> {
  const { query, variables = {}, operationName } = question.parse(JSON.parse(String(init.body)))
  const { schema } = await api
  const document = checkedDocuments.get(query) ?? (await readDocument({ query, variables }))
  const req = await createPayloadRequest({ config, request: new Request(url, init) })
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    operationName,
    contextValue: { req, headers: {} },
  })
  return Response.json(result)
}

async function readDocument({ query, variables }: Question): Promise<DocumentNode> {
  const { schema, validationRules } = await api
  const document = parse(query)
  const problems = validate(schema, document, [
    ...specifiedRules,
    ...validationRules({ schema, document, variableValues: variables }),
  ])
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  checkedDocuments.set(query, document)
  return document
}
