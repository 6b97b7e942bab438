import { describe, expect, it } from 'vitest'
import { parseFormDefinition } from '../definition/form-definition'
import { checkPattern } from './check-pattern'
import { openPatternJudge } from './judge-pattern'
import { answerPatternQuestions, judgePatterns } from './pattern-channel'

/** One that takes the judge a second or two. */
const laborious = '^(?:[a-z]{1,40}[0-9]{1,40}){1,40}$'

describe('the judge of expressions', () => {
  it.each(['^(a+)+$', '^\\s*\\s*$', '^[A-Z]{2}\\d{4}$', '^a|b$', '^(a$', '^[z-a]$'])(
    'says of %s what is said of it when it is published',
    async (expression) => {
      expect(await openPatternJudge()(expression)).toBe(checkPattern(expression))
    },
  )

  it('leaves its process free for others meanwhile', async () => {
    const judge = openPatternJudge()
    let turns = 0
    const timer = setInterval(() => turns++, 20)
    const startedAt = performance.now()
    expect(await judge(laborious)).toBe('fine')
    clearInterval(timer)
    const took = performance.now() - startedAt
    expect(took, 'long enough to mean something').toBeGreaterThan(300)
    expect(turns).toBeGreaterThan(took / 20 / 4)
  })

  it('takes what it cannot judge in time for slow, judges what comes next, and remembers both', async () => {
    const judge = openPatternJudge(1)
    expect(await judge('^a$')).toBe('slow')
    const patient = openPatternJudge()
    expect(await Promise.all([patient('^(a+)+$'), patient('^b$'), patient('^b$')])).toEqual(['slow', 'fine', 'fine'])
    const startedAt = performance.now()
    expect(await patient('^b$')).toBe('fine')
    expect(performance.now() - startedAt).toBeLessThan(20)
  })
})

describe('the expressions of a form', () => {
  const form = parseFormDefinition({
    key: 'code',
    title: null,
    fields: [
      { key: 'one', type: 'text', pattern: { expert: '^a$' } },
      { key: 'two', type: 'text', pattern: { reviewed: 'letters' } },
      { key: 'old', type: 'text', pattern: { expert: '^(a+)+$' }, retired: true },
    ],
  })

  it('are judged where the process does it beside, and else where they are asked about', async () => {
    const asked: string[] = []
    const end = answerPatternQuestions(async (expression) => {
      asked.push(expression)
      return 'slow'
    })
    const check = await judgePatterns(form)
    end()
    expect([check('^a$'), asked]).toEqual(['slow', ['^a$']])
    expect((await judgePatterns(form))('^a$')).toBe('fine')
  })
})
