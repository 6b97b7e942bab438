import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { bundleProgram } from '@/tests/support/bundle-program'
import { makeFileOnce } from './make-file-once'

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sona-once-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

it('makes a file for its owner alone, and leaves what is there', () => {
  const directory = newDirectory()
  const file = join(directory, 'key')
  makeFileOnce(file, () => 'first')
  makeFileOnce(file, () => 'second')
  expect(readFileSync(file, 'utf8')).toBe('first')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(directory)).toEqual(['key'])
})

it('leaves what another made while this one was making', () => {
  const directory = newDirectory()
  const file = join(directory, 'key')
  makeFileOnce(file, () => {
    makeFileOnce(file, () => 'the other')
    return 'this one'
  })
  expect(readFileSync(file, 'utf8')).toBe('the other')
  expect(readdirSync(directory)).toEqual(['key'])
})

it('leaves nothing behind that could not be written', () => {
  const directory = newDirectory()
  const fail = () => {
    throw new Error('no entropy')
  }
  expect(() => makeFileOnce(join(directory, 'key'), fail)).toThrow('no entropy')
  expect(() => makeFileOnce(join(directory, 'missing', 'key'), () => 'key')).toThrow('ENOENT')
  expect(readdirSync(directory)).toEqual([])
})

it('gives processes that start at the same moment the same secrets of an installation', async () => {
  const program = await bundleProgram('tests/support/installation-program.ts')
  for (let round = 0; round < 5; round++) {
    const directory = newDirectory()
    const at = String(Date.now() + 400)
    const said = await Promise.all(Array.from({ length: 8 }, () => run(program, directory, at)))
    expect(said[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(said).size).toBe(1)
  }
})

async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk
  })
  await new Promise((resolve) => child.once('close', resolve))
  return said
}
