import { describe, expect, it } from 'vitest'
import { findProof } from './find-proof'
import { makeFormToken, readFormToken } from './form-token'
import { toClientAddress, toNetworkPrefix } from './network-prefix'
import { toObjectionAnswer } from './objection-text'
import { createPostJudge } from './post-judge'
import { isProof } from './proof'
import { countZeroBits } from './proof-task'
import { createRateLimit } from './rate-limit'

const start = Date.UTC(2026, 10, 21, 9)
const minute = 60_000

describe('a network', () => {
  it.each([
    ['105.168.7.9', '105.168.7'],
    ['105.168.7.250', '105.168.7'],
    ['::ffff:105.168.7.1', '105.168.7'],
    ['2c0f:f888:a980:12::1', '2c0f:f888:a980'],
    ['2C0F:F888:A980:ffff:1:2:3:4', '2c0f:f888:a980'],
    ['2c0f:0888::1', '2c0f:888:0'],
    ['::1', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['', 'unknown'],
    ['garbage', 'unknown'],
  ])('of %s is %s', (address, prefix) => {
    expect(toNetworkPrefix(address)).toBe(prefix)
  })

  it('is that of the connection, unless proxies of the bank stand in front', () => {
    const connection = { remoteAddress: '10.0.0.1', forwardedFor: '6.6.6.6, 105.168.7.9, 10.0.0.7' }
    expect(toClientAddress({ ...connection, proxies: 0 })).toBe('10.0.0.1')
    expect(toClientAddress({ ...connection, proxies: 1 })).toBe('10.0.0.7')
    expect(toClientAddress({ ...connection, proxies: 2 })).toBe('105.168.7.9')
    expect(toClientAddress({ ...connection, proxies: 9 })).toBe('10.0.0.1')
  })
})

describe('a rate limit', () => {
  it('lets a burst through, says how long to wait, and fills up again', () => {
    const limit = createRateLimit({ burst: 3, perHour: 60 })
    expect([1, 2, 3].map(() => limit.take('a', start))).toEqual([0, 0, 0])
    expect(limit.take('a', start)).toBe(60)
    expect(limit.take('b', start)).toBe(0)
    expect(limit.take('a', start + minute / 2)).toBe(30)
    expect(limit.take('a', start + minute + 1)).toBe(0)
    expect(limit.look('a', start + 60 * minute)).toBe(0)
  })

  it('remembers no more names than it may', () => {
    const limit = createRateLimit({ burst: 1, perHour: 1, mostNames: 2 })
    for (const name of ['a', 'b', 'c']) limit.take(name, start)
    expect(limit.look('a', start)).toBe(0)
    expect(limit.look('c', start)).toBeGreaterThan(0)
  })
})

describe('a token', () => {
  const token = makeFormToken('secret', { formKey: 'newsletter', now: start })
  it.each([
    ['is read back', 'secret', token, 'newsletter', start + minute, true],
    ['of another installation is none', 'other', token, 'newsletter', start + minute, false],
    ['of another form is none', 'secret', token, 'report', start + minute, false],
    ['from the future is none', 'secret', token, 'newsletter', start - 1, false],
    ['of yesterday is none', 'secret', token, 'newsletter', start + 25 * 60 * minute, false],
    ['that was changed is none', 'secret', token.replace('newsletter', 'newslettex'), 'newslettex', start, false],
    ['that is empty is none', 'secret', '', 'newsletter', start, false],
    ['that is only dots is none', 'secret', '...', '', start, false],
  ])('%s', (_what, secret, text, formKey, now, isGood) => {
    expect(readFormToken(secret, { token: text, formKey, now }) !== null).toBe(isGood)
  })
})

describe('a proof', () => {
  it('that the browser finds is accepted for its token alone', async () => {
    const proof = (await findProof('a token')) ?? ''
    expect(isProof({ token: 'a token', proof })).toBe(true)
    expect(isProof({ token: 'a tokem', proof })).toBe(false)
    expect(isProof({ token: 'a token', proof: '' })).toBe(false)
    expect(isProof({ token: 'a token', proof: proof.padStart(1000, '0') })).toBe(false)
  })

  it.each([
    [[0, 0, 255], 16],
    [[0, 1], 15],
    [[128], 0],
    [[1], 7],
    [[0, 0], 16],
  ])('of %j begins with %i zeros', (bytes, zeros) => {
    expect(countZeroBits(Uint8Array.from(bytes))).toBe(zeros)
  })
})

describe('the judge of posts', () => {
  const post = { formKey: 'report', address: '105.168.7.9', controls: {}, now: start }
  const toProof = (token: string) => {
    let number = 0
    while (!isProof({ token, proof: number.toString(36) })) number++
    return number.toString(36)
  }
  const proven = () => {
    const token = makeFormToken('secret', { formKey: 'report', now: start - minute })
    return { ...post, controls: { token, proof: toProof(token) } }
  }

  it('takes posts without script, and from one network not many', () => {
    const { judgePost } = createPostJudge('secret')
    for (let count = 0; count < 20; count++) expect(judgePost(post)).toBeNull()
    expect(judgePost(post)).toEqual({ rule: 'tooMany', retrySeconds: 60 })
    expect(judgePost({ ...post, address: '105.168.7.200' })).toMatchObject({ rule: 'tooMany' })
    expect(judgePost({ ...post, address: '105.168.8.9' })).toBeNull()
    expect(judgePost({ ...post, formKey: 'newsletter' })).toBeNull()
    expect(judgePost({ ...post, now: start + 2 * minute })).toBeNull()
  })

  it('takes more with a proof, but not any number', () => {
    const { judgePost, judgeSender } = createPostJudge('secret')
    const verdicts: unknown[] = []
    for (let count = 0; count < 13; count++) {
      const one = proven()
      for (let again = 0; again < 10; again++) verdicts.push(judgePost(one))
    }
    expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(120)
    expect(verdicts.at(-1)).toMatchObject({ rule: 'tooMany' })
    expect(judgeSender(post)).toMatchObject({ rule: 'tooMany' })
    expect(judgeSender({ ...post, address: '1.2.3.4' })).toBeNull()
  })

  it('takes a proof for one form and its corrections, not for a flood', () => {
    const { judgePost } = createPostJudge('secret')
    const one = proven()
    const verdicts = Array.from({ length: 40 }, () => judgePost(one))
    // Ten by the proof, twenty as if there were none.
    expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(30)
  })

  it('holds back all networks together when they send without a proof', () => {
    const { judgePost } = createPostJudge('secret')
    const verdicts = Array.from({ length: 300 }, (_, index) => judgePost({ ...post, address: `10.1.${index % 256}.1` }))
    expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(200)
  })

  it('refuses what is filled faster than anybody can, and the field that nobody sees', () => {
    const { judgePost } = createPostJudge('secret')
    const token = makeFormToken('secret', { formKey: 'report', now: start - 500 })
    expect(judgePost({ ...post, controls: { token, proof: toProof(token) } })).toMatchObject({
      rule: 'tooFast',
    })
    expect(judgePost({ ...post, controls: { note: 'http://spam.example' } })).toEqual({ rule: 'trap' })
    expect(judgePost({ ...post, controls: { note: '' } })).toBeNull()
  })

  it('says each objection in both languages', () => {
    expect(toObjectionAnswer({ rule: 'tooMany', retrySeconds: 90 }, 'pt')).toEqual({
      status: 429,
      text: 'Recebemos muitos envios da sua rede. Tente de novo dentro de 2 min.',
    })
    expect(toObjectionAnswer({ rule: 'trap' }, 'en').status).toBe(422)
    expect(toObjectionAnswer({ rule: 'tooFast', retrySeconds: 2 }, 'en').text).toContain('too quickly')
  })
})
