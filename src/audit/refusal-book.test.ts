import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { createRefusalBook } from './refusal-book'

const hour = 3_600_000

describe('the refusals of an account', () => {
  it('each have an entry up to a number in an hour, then a count that is written as it doubles', () => {
    const book = createRefusalBook({ ofOwn: 3 })
    const notes = Array.from({ length: 12 }, (_, at) => book.note(7, at))
    const count = (number: number) => ({ account: 7, since: 0, count: number })
    expect(notes).toEqual([
      ...['itself', 'itself', 'itself'],
      ...[count(1), count(2), null, count(4), null, null, null, count(8), null],
    ])
  })

  it('are all counted when the hour ends, once, and begin anew', () => {
    const book = createRefusalBook({ ofOwn: 3 })
    for (let at = 0; at < 12; at++) book.note(7, at)
    expect(book.takeEnded(hour - 1)).toEqual([])
    expect(book.takeEnded(hour)).toEqual([{ account: 7, since: 0, count: 9 }])
    expect(book.takeEnded(hour * 2)).toEqual([])
    expect(book.note(7, hour + 1)).toBe('itself')
  })

  it('are not lost when the next one comes before anybody looks', () => {
    const book = createRefusalBook({ ofOwn: 1 })
    for (let at = 0; at < 4; at++) book.note(7, at)
    expect(book.note(7, hour + 5)).toBe('itself')
    expect(book.takeEnded(hour + 5)).toEqual([{ account: 7, since: 0, count: 3 }])
  })

  it('are not those of another one', () => {
    const book = createRefusalBook({ ofOwn: 1 })
    for (let at = 0; at < 50; at++) book.note(7, at)
    expect(book.note(8, 51)).toBe('itself')
  })
})

describe('the audit log', () => {
  let cms: TestCms
  beforeAll(async () => {
    cms = await openTestCms()
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  }, 60_000)
  afterAll(() => cms.close())

  const entriesOf = async (actor: number) => {
    const { docs } = await cms.payload.find({
      collection: 'audit-log',
      where: { actor: { equals: actor } },
      pagination: false,
      sort: 'number',
      overrideAccess: true, // the test looks at what is stored
    })
    return docs
  }

  it('is not flooded by somebody who tries the same a thousand times, and says how often it was', async () => {
    const { answerRest } = await import('@/src/cms/open/answer-rest')
    const editor = await cms.person('editor')
    const login = { email: editor.email, password: 'a test password' }
    const { token } = await cms.payload.login({ collection: 'users', data: login })
    const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${token}` }
    // Questions for submissions by what was sent are refused before anything else is looked at.
    const ask = () =>
      answerRest(new Request('http://localhost:3001/api/submissions?where[notes][like]=x', { method: 'GET', headers }))
    for (let time = 0; time < 1_000; time++) expect((await ask()).status).toBe(400)
    const entries = (await entriesOf(editor.id)).filter(({ action }) => action?.startsWith('refus'))
    expect(entries.filter(({ action }) => action === 'refused')).toHaveLength(300)
    const counts = entries.filter(({ action }) => action === 'refusals')
    expect(counts.length).toBeLessThan(12)
    // The rest of the count is written when the hour ends.
    expect(JSON.parse(counts.at(-1)?.details ?? '{}')).toMatchObject({ count: 512 })
  }, 60_000)
})
