import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { openContentFiles } from './content-files'
import { pageKey } from './page-file'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-content-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true })
})

it('the data of a page is written, replaced and taken away with it', async () => {
  const files = openContentFiles(directory)
  await files.write('/a', { content: '{"title":"A"}', answers: '[]', search: [] })
  await files.write('/b', { content: null, answers: null, search: [] })
  expect(String(await files.readContent('/a'))).toBe('{"title":"A"}')
  expect(readFileSync(join(directory, 'answers', `${pageKey('/a')}.json`), 'utf8')).toBe('[]')
  expect(await files.readContent('/b')).toBeNull()
  await files.write('/a', { content: '{"title":"B"}', answers: null, search: [] })
  expect(String(await files.readContent('/a'))).toBe('{"title":"B"}')
  expect(readdirSync(join(directory, 'answers'))).toEqual([])
  await files.remove('/a')
  expect(await files.readContent('/a')).toBeNull()
  expect(readdirSync(join(directory, 'content'))).toEqual([])
})

it('a failure to write it is logged and stops nothing', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const files = openContentFiles(directory)
  rmSync(join(directory, 'content'), { recursive: true })
  writeFileSync(join(directory, 'content'), 'in the way')
  await files.write('/a', { content: '{}', answers: null, search: [] })
  expect(logged).toHaveBeenCalledOnce()
})
