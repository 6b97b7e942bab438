import { expect, it } from 'vitest'
import { exceptions, isApproved } from './licences'
import { findLicenceMistakes, readSbom } from './read-sbom'
import { writeNotices } from './write-notices'

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['WTFPL OR ISC', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND SSPL-1.0', false],
  ['BUSL-1.1', false],
  ['', false],
])('says of %s whether OSI has approved what it asks for', (expression, is) => {
  expect(isApproved(expression)).toBe(is)
})

const named = (name: string, ...licenses: string[]) => ({ name, version: '1.0.0', licenses })

it('names a package whose licence is not approved, or that has none', () => {
  const exempt = Object.entries(exceptions).map(([name, { licence }]) => named(name, licence))
  expect(findLicenceMistakes([named('good', 'MIT'), ...exempt])).toEqual([])
  expect(findLicenceMistakes([named('closed', 'BUSL-1.1'), named('bare'), ...exempt])).toEqual([
    'closed 1.0.0 has the licence “BUSL-1.1”, which OSI has not approved.',
    'bare 1.0.0 has the licence “none”, which OSI has not approved.',
  ])
  expect(findLicenceMistakes([])[0]).toContain('is an exception that no package needs any more')
})

it('finds every package of the product under a licence that OSI has approved, but for the exceptions', () => {
  const { components } = readSbom()
  expect(components.length).toBeGreaterThan(300)
  expect(findLicenceMistakes(components)).toEqual([])
  // Word for word.
  const notices = writeNotices(components)
  expect(notices).toContain('\nprom-client 15.1.3\nLicence: Apache-2.0\n')
  expect(notices).toContain('Permission is hereby granted, free of charge')
})
