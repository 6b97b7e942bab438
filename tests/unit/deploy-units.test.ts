import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { programSources } from '@/src/platform/own-program'
import { hasTool } from '../support/tools'

const place = 'deploy/systemd'
const units = readdirSync(place)
const services = units.filter((unit) => unit.endsWith('.service'))
const timers = units.filter((unit) => unit.endsWith('.timer'))

/** What a unit says of something, in order; a directive may stand there more than once. */
const valuesIn = (unit: string, directive: string) =>
  [...readFileSync(join(place, unit), 'utf8').matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].map(
    ([, value = '']) => value,
  )
const words = (unit: string, directive: string) => valuesIn(unit, directive).flatMap((value) => value.split(' '))

/** What is told to whoever enabled the backup without a network where the database is on a server: status and words. */
function refusal(environment: Record<string, string>): [number | null, string] {
  const [command = ''] = valuesIn('sona-backup.service', 'ExecStartPre')
  const script = /^\/bin\/sh -c '(.*)'$/.exec(command)?.[1]?.replaceAll('$$', '$')
  if (script === undefined) throw new Error('sona-backup.service has no command of a shell before it starts')
  const { status, stderr } = spawnSync('/bin/sh', ['-c', script], {
    env: { NODE_ENV: 'test', ...environment },
    encoding: 'utf8',
  })
  return [status, stderr]
}

it('has a unit for each kind of process and of database', () => {
  expect(services).toEqual(['sona-backup-server.service', 'sona-backup.service', 'sona-mirror.service', 'sona.service'])
  expect(timers).toEqual(['sona-backup-server.timer', 'sona-backup.timer'])
})

it.each(services)('%s runs a command that there is', (unit) => {
  const [command = '', ...others] = valuesIn(unit, 'ExecStart')
  const [node, script = '', program = ''] = command.split(' ')
  expect([node, others]).toEqual(['/usr/bin/node', []])
  expect(existsSync(script)).toBe(true)
  // What is run by another program is one of those that are compiled with the product.
  if (script === 'scripts/run.mjs') expect(Object.values(programSources())).toContain(program)
  else expect(script).toBe('scripts/start.mjs')
})

it.each(services)('%s reaches what its settings name, or refuses to be given it', (unit) => {
  const isClosed = words(unit, 'PrivateNetwork').includes('yes')
  if (isClosed) {
    expect(words(unit, 'RestrictAddressFamilies')).toEqual(['AF_UNIX'])
    expect(valuesIn(unit, 'ExecStartPre').join()).toContain('DATABASE_URL')
  } else expect(words(unit, 'RestrictAddressFamilies')).toEqual(expect.arrayContaining(['AF_INET', 'AF_INET6']))
})

it('says which unit backs up a database on a server, in place of not reaching it', () => {
  expect(refusal({})).toEqual([0, ''])
  for (const name of ['DATABASE_URL', 'DATABASE_URL_FILE'])
    expect(refusal({ [name]: '/run/secrets/database-url' })).toEqual([
      1,
      expect.stringContaining('enable sona-backup-server.timer'),
    ])
})

it.each(timers)('%s comes to a first time and has a service', (timer) => {
  expect(services).toContain(timer.replace('.timer', '.service'))
  // What counts from the end of the service alone waits for ever: the service has never ended.
  const first = ['OnCalendar', 'OnActiveSec', 'OnBootSec', 'OnStartupSec'].flatMap((name) => valuesIn(timer, name))
  expect(first).not.toEqual([])
  const again = ['OnCalendar', 'OnUnitInactiveSec', 'OnUnitActiveSec'].flatMap((name) => valuesIn(timer, name))
  expect(again).not.toEqual([])
})

it('names in the instructions no unit that there is not', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  const named = [...text.matchAll(/\bsona[a-z-]*\.(?:service|timer)\b/g)].map(([name]) => name)
  expect(named).toEqual(expect.arrayContaining(['sona-backup-server.timer', 'sona-backup.timer']))
  expect(named.filter((name) => !units.includes(name))).toEqual([])
})

describe.runIf(hasTool('systemd-analyze'))('the units', () => {
  /** The units with programs that are on every machine, so that only what they say is judged. */
  function copyUnits(): string {
    const directory = mkdtempSync(join(tmpdir(), 'sona-units-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    cpSync(place, directory, { recursive: true })
    for (const unit of services) {
      const text = readFileSync(join(directory, unit), 'utf8')
      writeFileSync(
        join(directory, unit),
        text.replace('/usr/bin/node', '/bin/true').replace(/^WorkingDirectory.*$/m, ''),
      )
    }
    return directory
  }

  it('are read by systemd without a complaint', () => {
    const directory = copyUnits()
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => join(directory, unit))], {
      encoding: 'utf8',
    })
    expect([status, stderr.split('\n').filter((line) => line.includes(directory))]).toEqual([0, []])
  })

  it.each(services)('%s is exposed to little', (unit) => {
    const args = ['security', '--offline=true', '--threshold=20', join(copyUnits(), unit)]
    expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).status).toBe(0)
  })
})
