import { describe, expect, it } from 'vitest'
import { findProofOfWork } from '@/src/forms/submission/find-proof-of-work'
import { countZeroBits, easiestProofOfWork, hardestProofOfWork } from '@/src/forms/submission/proof-of-work-task'
import { makeFormToken, readFormToken } from './form-token'
import { toClientAddress, toNetworkPrefix } from './network-prefix'
import { toObjectionAnswer } from './objection-text'
import { createPostJudge } from './post-judge'
import { isProofOfWork } from './proof'
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
    expect(limit.used('a', start + 60 * minute)).toBe(0)
  })

  it('remembers no more names than it may', () => {
    const limit = createRateLimit({ burst: 1, perHour: 1, mostNames: 2 })
    for (const name of ['a', 'b', 'c']) limit.take(name, start)
    expect(limit.used('a', start)).toBe(0)
    expect(limit.used('c', start)).toBe(1)
  })

  it('counts what weighs more, and no more than there is', () => {
    const limit = createRateLimit({ burst: 10, perHour: 60 })
    limit.charge('a', start, 4)
    expect(limit.used('a', start)).toBe(4)
    limit.charge('a', start, 400)
    expect(limit.take('a', start)).toBe(60)
  })
})

describe('a token', () => {
  const token = makeFormToken('secret', { formKey: 'newsletter', now: start, bits: 12 })
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
    const bits = 12
    const proof = (await findProofOfWork('a token', bits)) ?? ''
    expect(isProofOfWork({ token: 'a token', proof, bits })).toBe(true)
    expect(isProofOfWork({ token: 'a token', proof, bits: 40 })).toBe(false)
    expect(isProofOfWork({ token: 'a tokem', proof, bits })).toBe(false)
    expect(isProofOfWork({ token: 'a token', proof: '', bits })).toBe(false)
    expect(isProofOfWork({ token: 'a token', proof: proof.padStart(1000, '0'), bits })).toBe(false)
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
  const toProof = (token: string, bits: number) => {
    let number = 0
    while (!isProofOfWork({ token, proof: number.toString(36), bits })) number++
    return number.toString(36)
  }
  const proven = (bits = easiestProofOfWork) => {
    const token = makeFormToken('secret', { formKey: 'report', now: start - minute, bits })
    return { ...post, controls: { token, proof: toProof(token, bits) } }
  }
  const countTaken = (verdicts: readonly unknown[]) => verdicts.filter((verdict) => verdict === null).length
  /** Networks that differ in the part that counts. */
  const addressOf = (network: number) => `10.${network >> 8}.${network & 255}.1`

  it('takes posts without script, and from one network not many', () => {
    const { judgeTaking } = createPostJudge('secret')
    for (let count = 0; count < 20; count++) expect(judgeTaking(post)).toBeNull()
    expect(judgeTaking(post)).toEqual({ rule: 'tooMany', retrySeconds: 60 })
    expect(judgeTaking({ ...post, address: '105.168.7.200' })).toMatchObject({ rule: 'tooMany' })
    expect(judgeTaking({ ...post, address: '105.168.8.9' })).toBeNull()
    expect(judgeTaking({ ...post, formKey: 'newsletter' })).toBeNull()
    expect(judgeTaking({ ...post, now: start + 2 * minute })).toBeNull()
  })

  it('takes with a proof what comes from a network of many people', () => {
    const { judgeTaking } = createPostJudge('secret')
    const verdicts = Array.from({ length: 130 }, () => judgeTaking(proven()))
    expect(countTaken(verdicts)).toBe(130)
  })

  it('lets a network send no end of posts, whatever they are', () => {
    const { judgeArrival } = createPostJudge('secret')
    const verdicts = Array.from({ length: 600 }, () => judgeArrival(post))
    expect(countTaken(verdicts)).toBe(480)
    expect(verdicts.at(-1)).toEqual({ rule: 'tooMany', retrySeconds: 1 })
    expect(judgeArrival({ ...post, formKey: 'newsletter' })).toBeNull()
    expect(judgeArrival({ ...post, address: '1.2.3.4' })).toBeNull()
  })

  it('makes a network pay for what is costly, and no other', () => {
    const { judgeArrival, charge } = createPostJudge('secret')
    for (let count = 0; count < 4; count++) charge(post, 'exhausting')
    expect(judgeArrival(post)).toMatchObject({ rule: 'tooMany' })
    expect(judgeArrival({ ...post, address: '105.168.8.9' })).toBeNull()
  })

  it('asks for a harder proof the more comes from a network, and believes no easier one', () => {
    const { issueTask, judgeArrival, judgeTaking } = createPostJudge('secret')
    expect(issueTask(post).bits).toBe(easiestProofOfWork)
    for (let count = 0; count < 480; count++) judgeArrival(post)
    const { token, bits } = issueTask({ ...post, now: start - minute })
    expect(bits).toBe(hardestProofOfWork)
    const sent = (proof: string) => ({ ...post, controls: { token, proof } })
    const proof = toProof(token, bits)
    expect(countTaken(Array.from({ length: 25 }, () => judgeTaking(sent('none'))))).toBe(20)
    expect(judgeTaking(sent(proof))).toBeNull()
    expect(judgeTaking({ ...sent(proof), controls: { token: token.replace(/\.16\./, '.1.'), proof } })).not.toBeNull()
  })

  it('takes a proof for one form and its corrections, not for a flood', () => {
    const { judgeTaking } = createPostJudge('secret')
    const one = proven()
    // Ten by the proof, twenty as if there were none.
    expect(countTaken(Array.from({ length: 40 }, () => judgeTaking(one)))).toBe(30)
  })

  it('holds back all networks together when they send without a proof, and still takes the first of each', () => {
    const { judgeTaking } = createPostJudge('secret')
    const flood = Array.from({ length: 400 }, (_, index) => judgeTaking({ ...post, address: addressOf(index % 20) }))
    expect(countTaken(flood)).toBe(20 * 3 + 200)
    const fresh = Array.from({ length: 5 }, () => judgeTaking({ ...post, address: '41.63.160.7' }))
    expect(fresh.map((verdict) => verdict === null)).toEqual([true, true, true, false, false])
  })

  it('leaves a fresh network without script able to report after junk from many others', () => {
    const { judgeArrival, charge, judgeTaking } = createPostJudge('secret')
    for (let count = 0; count < 240; count++) {
      const junk = { ...post, address: addressOf(count % 12) }
      judgeArrival(junk)
      charge(junk, 'junk')
    }
    const fresh = { ...post, address: '41.63.160.7' }
    expect([judgeArrival(fresh), judgeTaking(fresh)]).toEqual([null, null])
    const neighbour = { ...post, address: addressOf(0).replace(/1$/, '99') }
    expect([judgeArrival(neighbour), judgeTaking(neighbour)]).toEqual([null, null])
  })

  it('refuses what is filled faster than anybody can, and the field that nobody sees', () => {
    const { judgeControls } = createPostJudge('secret')
    const token = makeFormToken('secret', { formKey: 'report', now: start - 500, bits: easiestProofOfWork })
    expect(judgeControls({ ...post, controls: { token } })).toMatchObject({ rule: 'tooFast' })
    expect(judgeControls({ ...post, controls: { note: 'http://spam.example' } })).toEqual({ rule: 'trap' })
    expect(judgeControls({ ...post, controls: { note: '' } })).toBeNull()
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
