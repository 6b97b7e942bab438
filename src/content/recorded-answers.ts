import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '@/src/platform/env'
import { answersDirectoryName, recordedAnswer } from '@/src/publications/publishing-notes'
import { answerKey } from './answer-key'
import type { ContentFetch } from './content-fetch'

const graphqlRequest = z.object({
  operationName: z.string(),
  variables: z.record(z.string(), z.unknown()),
})

/** Answers read before, by what they are the answer to. */
export type RecordedAnswers = ReadonlyMap<string, unknown>

/**
 * Reads what a page was drawn from.
 *
 * @param key the page's key: a name of a file, never a way to one.
 * @throws when the page has none.
 */
export async function readRecordedAnswers(key: string): Promise<RecordedAnswers> {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('That is no key of a page')
  const text = await readFile(join(env.dataDirectory, 'site', answersDirectoryName, `${key}.json`), 'utf8')
  const answers = z.array(recordedAnswer).parse(JSON.parse(text))
  return new Map(answers.map(({ operation, variables, data }) => [answerKey(operation, variables), data]))
}

/** Answers GraphQL requests from what was recorded. @throws for a question that was not asked then: nothing is guessed. */
export function replay(answers: RecordedAnswers): ContentFetch {
  return async (_url, { body }) => {
    const { operationName, variables } = graphqlRequest.parse(JSON.parse(String(body)))
    const key = answerKey(operationName, variables)
    if (!answers.has(key)) throw new Error(`${operationName} was not recorded with these variables`)
    return Response.json({ data: answers.get(key) })
  }
}
