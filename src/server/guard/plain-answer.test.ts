import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { plainAnswer } from './plain-answer'

describe('plainAnswer', () => {
  it.each([
    ['pt', 'pt-AO', 'Este pedido não é válido.', '/'],
    ['en', 'en', 'This request is not valid.', '/en'],
  ] as const)('speaks the language of the address: %s', (locale, tag, sentence, home) => {
    const { status, body } = plainAnswer(400, locale)
    expect(status).toBe(400)
    expect(String(body)).toContain(`<html lang="${tag}">`)
    expect(String(body)).toContain(`<p>${sentence}</p><p><a href="${home}">`)
  })

  it('needs nothing from outside, may load nothing and is not kept', () => {
    const { headers, body } = plainAnswer(500, 'en')
    expect(headers['Cache-Control']).toBe('no-store')
    expect(String(body)).not.toMatch(/src=|style|<script|<link/)
    const problems: string[] = []
    parse(String(body), { onParseError: ({ code }) => problems.push(code) })
    expect(problems).toEqual([])
  })

  it('says what would be accepted, and when to come again', () => {
    expect(plainAnswer(405, 'pt').headers['Allow']).toBe('GET, HEAD')
    expect(plainAnswer(503, 'pt').headers['Retry-After']).toBe('5')
    expect(plainAnswer(400, 'pt').headers).not.toHaveProperty('Allow')
  })
})
