import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { largestFile } from '@/src/forms/definition/file-kinds'
import { locales } from '@/src/i18n/locales'
import { mostFiles } from '@/src/intake/read-parts'
import { intakePlaces, toIntakeHref } from '@/src/links/intake-href'
import { env } from '@/src/platform/env'
import { readSealedLocation } from '../support/one-origin'

/** The example for the proxy, beside what it has to hold. */
const [, example = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/sealed-reports.md', 'utf8')) ?? []

function valueIn(directive: string): string | undefined {
  return new RegExp(`^ +${directive} ([^;]+);`, 'm').exec(example)?.[1]
}

it('hands every page of sealed reports on, in each language, and no other page', () => {
  const location = readSealedLocation()
  for (const locale of locales) for (const place of intakePlaces) expect(toIntakeHref(locale, place)).toMatch(location)
  for (const other of ['/', '/en', '/_forms/x', '/_sealed', '/a/b/_sealed/report', '/en/about/_sealed/', '/x_sealed/'])
    expect(other).not.toMatch(location)
  expect(valueIn('proxy_pass')).toBe(`http://127.0.0.1:${env.sealedPort}`)
})

it('writes no body, no answer and no visit to a file', () => {
  expect(valueIn('proxy_request_buffering')).toBe('off')
  expect(valueIn('proxy_buffering')).toBe('off')
  expect(valueIn('access_log')).toBe('off')
  // The log of failures names the address of whoever asked.
  expect(valueIn('error_log')).toBe('/dev/null crit')
})

it('lets the largest report through, and says by which name and for whom', () => {
  const megabytes = Number(/^(\d+)m$/.exec(valueIn('client_max_body_size') ?? '')?.[1])
  expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(mostFiles * largestFile + 1024 * 1024)
  expect(valueIn('proxy_set_header Host')).toBe('$host')
  expect(valueIn('proxy_set_header X-Forwarded-For')).toBe('$proxy_add_x_forwarded_for')
})
