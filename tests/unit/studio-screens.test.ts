import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nameScreen, screenFolder } from '../support/keep-screen'
import { listedCollections, ownViews, picturedScreens, shownGlobals } from '../support/studio-screens'

it('looks at every collection, every global and every room that the studio has', async () => {
  const { default: configured } = await import('@/src/cms/configuration/payload.config')
  const { collections, globals, admin } = await configured
  const shown = ({ admin: { hidden } }: { admin: { hidden?: unknown } }) => hidden !== true
  const listed = Object.values(listedCollections).flatMap((slugs) => Object.keys(slugs))
  expect(listed.sort()).toEqual(
    collections
      .filter(shown)
      .map(({ slug }) => slug)
      .sort(),
  )
  expect(Object.values(shownGlobals).flat().sort()).toEqual(
    globals
      .filter(shown)
      .map(({ slug }) => slug)
      .sort(),
  )
  expect(Object.keys(ownViews).sort()).toEqual(Object.keys(admin.components.views ?? {}).sort())
})

it('looks at every view beside a form, of one document at least', async () => {
  const { default: configured } = await import('@/src/cms/configuration/payload.config')
  const { collections } = await configured
  const beside = collections.flatMap(({ admin }) =>
    Object.values(admin.components?.views?.edit ?? {}).flatMap((view) =>
      typeof view === 'object' && 'path' in view && typeof view.path === 'string' ? [view.path.slice(1)] : [],
    ),
  )
  const looked = new Set<string>(Object.values(listedCollections).flatMap((slugs) => Object.values(slugs).flat()))
  expect(beside.length).toBeGreaterThan(0)
  expect([...new Set(beside)].filter((view) => !looked.has(view))).toEqual([])
})

it('shows twenty screens in the documentation at least, in both languages, on a desk and on a phone', () => {
  const screens = Object.keys(picturedScreens)
  expect(screens.length).toBeGreaterThanOrEqual(20)
  const names = screens.flatMap((screen) =>
    ['pt', 'en'].flatMap((language) => ['desk', 'phone'].map((window) => nameScreen(screen, language, window))),
  )
  const shown = readFileSync('docs/studio.md', 'utf8')
  expect(names.filter((name) => !shown.includes(`pictures/studio/${name}`))).toEqual([])
  expect(readdirSync(screenFolder).sort()).toEqual(names.sort())
})
