import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { blockConfigs } from '@/blocks/configs'
import type { BlockStatus } from '@/src/cms/block-life/block-status'
import { type BlockUse, findBlockUses } from '@/src/cms/block-life/find-block-uses'
import { editingHref } from '@/src/cms/usage/read-graph'
import type { Bilingual } from '@/src/fields/bilingual'
import type { Locale } from '@/src/i18n/locales'

const states: Record<Exclude<BlockStatus, 'live'>, Bilingual> = {
  legacy: { pt: 'já não se junta, os visitantes vêem', en: 'no longer added, visitors see it' },
  deprecated: { pt: 'os visitantes não vêem', en: 'visitors do not see it' },
  gone: { pt: 'o programa já não o conhece; os visitantes não vêem', en: 'no longer known; visitors do not see it' },
}

const words = {
  pt: { title: 'Blocos retirados', none: 'Nenhum.', pages: 'páginas', versions: 'versões guardadas' },
  en: { title: 'Retired blocks', none: 'None.', pages: 'pages', versions: 'kept versions' },
} as const

/** Every block type that is no longer live, with the pages that still hold it and how many versions do. */
export async function RetiredBlocks({ payload, language }: { payload: Payload; language: Locale }): Promise<ReactNode> {
  const { title, none, pages, versions } = words[language]
  const retired = (await findBlockUses(payload)).flatMap((use) =>
    use.status === 'live' ? [] : [{ ...use, state: states[use.status][language] }],
  )
  return (
    <section>
      <h2>{`${title} (${retired.length})`}</h2>
      {retired.length === 0 && <p>{none}</p>}
      {retired.map((use) => (
        <details key={use.type}>
          <summary>{`${nameOf(use, language)}: ${use.state}. ${use.pages.length} ${pages}, ${use.versions} ${versions}.`}</summary>
          <ul>
            {use.pages.map(({ id, title: texts }) => (
              <li key={id}>
                <a href={editingHref({ kind: 'collection', slug: 'pages', id })}>
                  {texts[language] ?? texts.pt ?? String(id)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function nameOf({ type }: BlockUse, language: Locale): string {
  return blockConfigs.find(({ slug }) => slug === type)?.labels.singular[language] ?? type
}
