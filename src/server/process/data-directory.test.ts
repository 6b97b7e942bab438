import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endLeftOver, noteProcess, takeDataDirectory } from './data-directory'
import { PlainFailure } from './plain-failure'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-data-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const lockFile = () => join(directory, 'process.lock')

/** Another process that has the data directory and keeps it until it is killed. */
async function startOwner() {
  const code = `
    const { takeDataDirectory } = await import('./src/server/process/data-directory.ts')
    takeDataDirectory(${JSON.stringify(directory)})
    process.stdout.write('taken')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { pid: child.pid, kill }
}

/** A process that works in the data directory, and is stopped: it hears nothing. */
async function startDeaf(name: string) {
  const code = `
    const { noteProcess } = await import('./src/server/process/data-directory.ts')
    noteProcess(${JSON.stringify(directory)}, ${JSON.stringify(name)})
    process.stdout.write('noted')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGSTOP')
  return child
}

function failureOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}

describe('takeDataDirectory', () => {
  it('makes the directory, and gives it back only once it is released', () => {
    const inner = join(directory, 'new', 'data')
    const release = takeDataDirectory(inner)
    expect(() => takeDataDirectory(inner)).toThrow(PlainFailure)
    release()
    expect(existsSync(join(inner, 'process.lock'))).toBe(false)
    takeDataDirectory(inner)()
  })

  it('is refused while another process lives, and takes over once that one was killed', async () => {
    const owner = await startOwner()
    const failure = failureOf(() => takeDataDirectory(directory))
    await owner.kill()
    expect(failure).toBeInstanceOf(PlainFailure)
    expect(String(failure)).toContain(
      `Another Sona process (${owner.pid}) already uses the data directory ${directory}`,
    )
    expect(String(failure)).toContain('SONA_DATA')
    expect(existsSync(lockFile())).toBe(true)
    const release = takeDataDirectory(directory)
    expect(readFileSync(lockFile(), 'utf8').split(' ')[0]).toBe(String(process.pid))
    release()
  })

  // Only Linux tells when a process began.
  it.runIf(existsSync('/proc/self/stat'))('takes over when the number by now belongs to another program', () => {
    writeFileSync(lockFile(), `${process.ppid} 1`)
    expect(() => takeDataDirectory(directory)()).not.toThrow()
  })

  it('is not held up by a lock that was copied with a directory whose owner lives, nor by one of another machine', async () => {
    const owner = await startOwner()
    const copy = join(directory, 'copy')
    mkdirSync(copy)
    const lock = readFileSync(lockFile(), 'utf8')
    for (const text of [lock, lock.replace(/[0-9a-f]{8}-[0-9a-f-]+/, '00000000-0000-0000-0000-000000000000')]) {
      writeFileSync(join(copy, 'process.lock'), text)
      expect(() => takeDataDirectory(copy)()).not.toThrow()
    }
    expect(() => takeDataDirectory(directory)).toThrow(PlainFailure)
    await owner.kill()
  })

  it.each(['', 'nonsense', '-1 1', '0'])('takes over a lock that says %j', (text) => {
    writeFileSync(lockFile(), text)
    expect(() => takeDataDirectory(directory)()).not.toThrow()
  })

  it('leaves a lock alone that is no longer its own', () => {
    const release = takeDataDirectory(directory)
    writeFileSync(lockFile(), 'somebody else')
    release()
    expect(readFileSync(lockFile(), 'utf8')).toBe('somebody else')
  })

  it('says in a sentence that the directory cannot be written, and how to choose another', () => {
    const file = join(directory, 'a-file')
    writeFileSync(file, '')
    for (const impossible of [file, join(file, 'data')]) {
      const failure = failureOf(() => takeDataDirectory(impossible))
      expect(failure).toBeInstanceOf(PlainFailure)
      expect(String(failure)).toContain(`The data directory ${impossible} cannot be written`)
      expect(String(failure)).toContain('SONA_DATA')
    }
  })
})

describe('what outlives the process that had the directory', () => {
  it('is ended, however deaf it is, before anything else is done', async () => {
    const left = await startDeaf('back')
    const ended = once(left, 'exit')
    await endLeftOver(directory, ['front', 'back'])
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(existsSync(join(directory, 'back.lock'))).toBe(false)
  })

  it('is left alone when the note is of another directory, or of a process that has ended', async () => {
    const other = await startDeaf('back')
    const copy = mkdtempSync(join(tmpdir(), 'sona-copy-'))
    writeFileSync(join(copy, 'back.lock'), readFileSync(join(directory, 'back.lock')))
    writeFileSync(join(copy, 'front.lock'), '999999999 1 - 1:1')
    await endLeftOver(copy, ['front', 'back'])
    expect([other.exitCode, other.signalCode]).toEqual([null, null])
    expect([existsSync(join(copy, 'back.lock')), existsSync(join(copy, 'front.lock'))]).toEqual([false, false])
    other.kill('SIGKILL')
    await once(other, 'exit')
    rmSync(copy, { recursive: true })
  })

  it('is noted in a file that says who it is', () => {
    noteProcess(directory, 'front')
    expect(readFileSync(join(directory, 'front.lock'), 'utf8')).toContain(`${process.pid} `)
  })
})
