import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { hasTool } from '../support/tools'

afterEach(() => vi.unstubAllEnvs())

it('leaves the tests of a program out where it is not there, unless it has to be', () => {
  vi.stubEnv('PATH', '/nowhere')
  vi.stubEnv('REQUIRE_TOOLS', '')
  expect(hasTool('nginx')).toBe(false)
  vi.stubEnv('REQUIRE_TOOLS', 'yes')
  expect(() => hasTool('nginx')).toThrow('nginx is not on this machine, and REQUIRE_TOOLS=yes asks for it')
})

it('is asked by every test that a missing program leaves out', () => {
  const files = globSync(['{blocks,scripts,site,src,tests}/**/*.test.{ts,tsx}', 'tests/support/**/*.ts'])
  const askedItself = /spawnSync\('(?:caddy|nginx|openssl|promtool|systemd-analyze)', \['(?:-v|--?version|version)'/
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => askedItself.test(readFileSync(file, 'utf8')))).toEqual([])
})
