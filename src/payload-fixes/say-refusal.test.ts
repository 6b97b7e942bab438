import { APIError, formatErrors, Locked } from 'payload'
import { describe, expect, it } from 'vitest'
import { toRefusal } from './say-refusal'

const texts = { unreadable: () => 'unreadable', locked: () => 'locked' }

/** An error as it is in a production build, where its class has no name. */
function nameless<Kind extends Error>(error: Kind): Kind {
  error.name = ''
  return error
}

const refused = nameless(new APIError('Approve it first', 409, null, true))

describe('a refusal', () => {
  it('has its sentence where Payload knows none', () => {
    expect(formatErrors(refused)).toEqual({ errors: [{ message: 'An unknown error occurred.' }] })
    expect(toRefusal(refused, texts)).toEqual({ response: { errors: [{ message: 'Approve it first' }] } })
  })

  it('because of a lock is said in our words', () => {
    expect(toRefusal(new Locked('Document 1 is locked'), texts)).toEqual({
      response: { errors: [{ message: 'locked' }] },
    })
  })

  it('is what is answered to what cannot be read', () => {
    expect(toRefusal(new SyntaxError('Unexpected token'), texts)).toEqual({
      status: 400,
      response: { errors: [{ message: 'unreadable' }] },
    })
  })

  it.each([
    ['with data, which Payload writes', new APIError('Two fields', 400, { errors: [] }, true)],
    ['that is for nobody', new APIError('Inside', 500, null, false)],
    ['that is a failure', new Error('The disk is gone')],
  ])('is not made of an error %s', (_kind, error) => {
    expect(toRefusal(error, texts)).toBeUndefined()
  })
})
