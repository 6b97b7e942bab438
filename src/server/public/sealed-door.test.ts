import { afterEach, expect, it } from 'vitest'
import { endCondition, listConditions } from '@/src/health/conditions'
import { answerSealedDoor } from './sealed-door'

afterEach(() => endCondition('sealed-proxy'))

const knock = { host: 'bank.example:3000', sealedPort: 3002, isSecure: false }
const names = () => listConditions().map(({ name }) => name)

it('shows the way where no proxy stands before the site, in either language', () => {
  for (const path of ['/_sealed/report', '/en/_sealed/return'])
    expect(answerSealedDoor({ ...knock, path })).toMatchObject({
      status: 303,
      headers: { Location: `http://bank.example:3002${path}`, 'Cache-Control': 'no-store' },
    })
  expect(names()).toEqual([])
})

it('sends nobody from an encrypted connection to one that is not, and says that the proxy lacks the rule', () => {
  const answer = answerSealedDoor({ ...knock, path: '/en/_sealed/report', isSecure: true })
  expect(answer?.status).toBe(503)
  expect(answer?.headers).not.toHaveProperty('Location')
  expect(String(answer?.body)).toContain('a rule is missing in the server before the site')
  expect(names()).toEqual(['sealed-proxy'])
})

it('is no answer to any other address', () => {
  for (const path of ['/', '/_sealed', '/_sealed/other', '/en/reporting-channel'])
    expect(answerSealedDoor({ ...knock, path, isSecure: true })).toBeNull()
  expect(names()).toEqual([])
})
