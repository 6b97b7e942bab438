import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import nextConfig from '@/next.config'
import { rendererAgent } from './renderer-agent'

it('Next puts metadata into the head for what is finished and for nobody else', () => {
  const { htmlLimitedBots } = nextConfig
  expect(htmlLimitedBots?.test(rendererAgent)).toBe(true)
  for (const other of ['Mozilla/5.0 (X11; Linux x86_64)', 'Bingbot/2.0', `Not ${rendererAgent}`])
    expect(htmlLimitedBots?.test(other)).toBe(false)
})

it('nothing of a page waits behind it for script: no part of the site suspends', () => {
  const files = ['blocks', 'src/app/(site)', 'src/site', 'src/ui', 'src/forms'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const suspending = files.filter((file) => /\.tsx$/.test(file) && /<Suspense\b/.test(readFileSync(file, 'utf8')))
  expect(suspending).toEqual([])
  expect(files.filter((file) => /(?:^|\/)loading\.tsx$/.test(file))).toEqual([])
})
