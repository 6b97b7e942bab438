import { describe, expect, it } from 'vitest'
import { readCookie } from './read-cookie'

describe('readCookie', () => {
  it('reads the cookie of exactly that name, with all of its value', () => {
    expect(readCookie('xsona-locale=pt;sona-locale=a=b ; other=1', 'sona-locale')).toBe('a=b')
    expect(readCookie('sona-locale-old=pt', 'sona-locale')).toBeUndefined()
    expect(readCookie(undefined, 'sona-locale')).toBeUndefined()
  })
})
