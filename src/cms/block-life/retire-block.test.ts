import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { runProgram } from '@/tests/support/programs'

const answers = z.object({
  held: z.array(z.object({ type: z.string(), status: z.string(), pages: z.number(), versions: z.number() })),
  /** The different answers of fifty pages in two languages. */
  shown: z.array(z.string().nullable()),
  offered: z.object({ newPage: z.boolean(), ownPage: z.boolean() }),
  restored: z.string().nullable(),
})

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-retired-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function retire(state: string): Promise<z.infer<typeof answers>> {
  const { stdout, stderr } = await runProgram('tests/support/retire-block.ts', [state], directory)
  const line = stdout.split('\n').find((text) => text.startsWith('{"held"'))
  if (!line) throw new Error(`Nothing was retired:\n${stdout}${stderr}`)
  return answers.parse(JSON.parse(line))
}

it('a block type retires from fifty pages and their versions, and no page is blank', { timeout: 240_000 }, async () => {
  const whole = 'PageHero Figures CallToAction'
  const rest = 'PageHero CallToAction'
  const live = await retire('live')
  expect(live.held).toEqual([{ type: 'figures', status: 'live', pages: 50, versions: 153 }])
  expect(live).toMatchObject({ shown: [whole], offered: { newPage: true, ownPage: true } })

  const legacy = await retire('legacy')
  expect(legacy.held).toEqual([{ type: 'figures', status: 'legacy', pages: 50, versions: 153 }])
  expect(legacy).toMatchObject({ shown: [whole], offered: { newPage: false, ownPage: true }, restored: whole })

  const deprecated = await retire('deprecated')
  expect(deprecated.held[0]).toMatchObject({ status: 'deprecated', pages: 51 })
  expect(deprecated).toMatchObject({ shown: [rest], offered: { newPage: false, ownPage: true }, restored: rest })

  const gone = await retire('gone')
  expect(gone.held.map(({ type, status, pages }) => [type, status, pages])).toEqual([
    ['figures', 'live', 0],
    ['oldFigures', 'gone', 51],
  ])
  expect(gone).toMatchObject({ shown: [rest], restored: rest })
})
