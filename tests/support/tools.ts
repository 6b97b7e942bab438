import { spawnSync } from 'node:child_process'

/** Programs of others that tests try our files with: how each says that it is there, and Debian's package of it. */
const tools = {
  caddy: { argument: 'version', debian: 'caddy' },
  nginx: { argument: '-v', debian: 'nginx-light' },
  openssl: { argument: 'version', debian: 'openssl' },
  promtool: { argument: '--version', debian: 'prometheus' },
  'systemd-analyze': { argument: '--version', debian: 'systemd' },
} as const

/**
 * Whether a program is on this machine. Where it is not, its tests are left out, by name; with `REQUIRE_TOOLS=yes` their file fails.
 *
 * @throws with the program's name and package, where it is missing and has to be there.
 */
export function hasTool(name: keyof typeof tools): boolean {
  const { argument, debian } = tools[name]
  const isThere = spawnSync(name, [argument]).status === 0
  if (!isThere && process.env['REQUIRE_TOOLS'] === 'yes')
    throw new Error(`${name} is not on this machine, and REQUIRE_TOOLS=yes asks for it. Debian: ${debian}`)
  return isThere
}
