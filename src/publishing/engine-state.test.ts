import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EngineState, readEngineState, writeEngineState } from './engine-state'

let directory = ''
let file = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-state-'))
  file = join(directory, 'published.json')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const state: EngineState = {
  edition: 'build https://bcs.example',
  settings: 'https://bcs.example',
  builds: ['build'],
  seq: 12,
  unfinished: ['/a'],
  facts: {
    redirects: [{ from: '/x', to: '/y' }],
    tags: ['global:SiteSettings'],
    internetBankingUrls: { private: 'https://ib.example', corporate: '' },
    exchangeRates: null,
    documentHrefs: [],
    synonyms: { pt: [['casa', 'habitação']], en: [] },
  },
}

describe('the state of the engine', () => {
  it('is read as it was written, the newest', () => {
    writeEngineState(file, { ...state, edition: null, seq: 11 })
    const before = statSync(file).ino
    writeEngineState(file, state)
    expect(readEngineState(file)).toEqual(state)
    expect(statSync(file).ino).not.toBe(before)
    expect(existsSync(`${file}.new`)).toBe(false)
  })

  it.each(['', '{', 'null', '[]', '{"edition":"a"}', '{"edition":"a","seq":"12"}', '{"edition":"a","seq":1.5}'])(
    'is nothing when its file says %j',
    (text) => {
      writeFileSync(file, text)
      expect(readEngineState(file)).toBeNull()
    },
  )

  it.each(['', '{', 'null'])(
    'is what its copy says when its file says %j: no page is thrown away for one torn file',
    (text) => {
      writeEngineState(file, state)
      writeFileSync(file, text)
      expect(readEngineState(file)).toEqual(state)
      rmSync(file)
      expect(readEngineState(file)).toEqual(state)
    },
  )

  it('is nothing when there is no file, and an error when the file cannot be read', () => {
    expect(readEngineState(file)).toBeNull()
    mkdirSync(file)
    expect(() => readEngineState(file)).toThrow('EISDIR')
  })
})
