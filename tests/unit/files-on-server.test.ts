import { existsSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileFiles, findOnServer } from '../support/postgres/test-files.mjs'

const onServer = findOnServer(['{blocks,scripts,site,src}/**/*.test.{ts,tsx}'])

it.each(Object.entries(fileFiles))(
  '%s is left out on a server for a reason, or tried there by another',
  (file, why) => {
    expect(existsSync(file)).toBe(true)
    expect(onServer).not.toContain(file)
    if ('because' in why) expect(why.because.length).toBeGreaterThan(30)
    else {
      expect(why.onServer).not.toEqual([])
      expect(onServer).toEqual(expect.arrayContaining(why.onServer))
    }
  },
)

it('runs on a server all else that has a database', () => {
  expect(globSync('src/**/*-on-server.test.ts').filter((file) => !onServer.includes(file))).toEqual([])
  expect(onServer.length).toBeGreaterThan(80)
})
