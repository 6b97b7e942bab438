import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { weighIslands } from './measure-islands'

it('islands are weighed as they are sent, shared scripts in each, and what comes later apart', () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-weigh-'))
  const sizes = { 'react.js': 50, 'form.js': 7, 'map.js': 5, 'leaflet.js': 40 }
  for (const [file, size] of Object.entries(sizes)) {
    writeFileSync(join(directory, file), 'x'.repeat(size * 100))
    writeFileSync(join(directory, `${file}.br`), Buffer.alloc(size))
  }
  const islands = {
    BankForm: { modules: ['react.js', 'form.js', 'form.js'], later: [] },
    PlaceMap: { modules: ['react.js', 'map.js'], later: ['leaflet.js', 'react.js'] },
  }
  expect(weighIslands({ islands }, directory)).toEqual([
    { name: 'PlaceMap', atFirst: 55, later: 40 },
    { name: 'BankForm', atFirst: 57, later: 0 },
  ])
})
