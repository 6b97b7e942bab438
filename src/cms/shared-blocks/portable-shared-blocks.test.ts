import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { examplePage } from '@/tests/support/example-page'
import { openTestCms } from '@/tests/support/open-test-cms'

it('shared blocks come and go with the content of the site, with the places that name them', async () => {
  const cms = await openTestCms()
  const { exportContent } = await import('@/src/portable-content/export-content')
  const { importContent } = await import('@/src/portable-content/import-content')
  const directory = mkdtempSync(join(tmpdir(), 'sona-content-'))
  const trusted = { overrideAccess: true, depth: 0 } as const
  const block = await cms.payload.create({
    collection: 'shared-blocks',
    locale: 'pt',
    data: {
      key: 'closing',
      name: 'Fecho',
      layout: [{ blockType: 'callToAction', title: 'Fale connosco' }],
      _status: 'published',
    },
    ...trusted,
  })
  const { layout: _layout, ...page } = examplePage({ title: 'Página', slug: 'pagina' })
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'pt',
    data: {
      ...page,
      section: 'general',
      pageType: 'page',
      key: 'page',
      layout: [
        { blockType: 'pageHero', title: 'Página' },
        { blockType: 'sharedBlock', shared: block.id },
      ],
      _status: 'published',
    },
    ...trusted,
  })
  await exportContent(cms.payload, directory)
  const file = (name: string) => readFileSync(join(directory, name), 'utf8')
  expect(file('shared-blocks/closing.yaml')).toContain('block: callToAction')
  expect(file('pages/page.yaml')).toContain('shared: closing')

  const change = { layout: [{ blockType: 'callToAction' as const, title: 'Outra coisa' }] }
  await cms.payload.update({ collection: 'shared-blocks', id: block.id, locale: 'pt', data: change, ...trusted })
  await importContent(cms.payload, directory)
  const back = await cms.payload.findByID({ collection: 'shared-blocks', id: block.id, locale: 'pt', ...trusted })
  expect(back.layout).toMatchObject([{ blockType: 'callToAction', title: 'Fale connosco' }])
  const again = await cms.payload.findByID({ collection: 'pages', id, locale: 'pt', ...trusted })
  expect(again.layout?.[1]).toMatchObject({ blockType: 'sharedBlock', shared: block.id })
  await cms.close()
  rmSync(directory, { recursive: true, force: true })
}, 180_000)
