import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { visitorThreads } from '@/src/visitor-work/visitor-threads'
import { answerFileQuestions } from './answer-file-questions'
import { inspectPublicPdf } from './public-file-channel'

const paths = globSync('site/content/documents/files/*.pdf').filter((_path, index) => index % 3 === 0)
const end = answerFileQuestions(visitorThreads)
afterAll(end)

describe('the documents of the content', () => {
  it('are there', () => expect(paths.length).toBeGreaterThan(10))

  it.each(paths)('%s may be published', async (path) => {
    expect(await inspectPublicPdf(readFileSync(path))).toBeNull()
  })
})

it('a file that is none is refused', async () => {
  expect(await inspectPublicPdf(Buffer.from('<html>'))).toBe('disguised')
})
