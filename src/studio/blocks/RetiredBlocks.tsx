import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { blockConfigs } from '@/blocks/configs'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { BlockStatus } from '@/src/cms/block-life/block-status'
import { type BlockUse, findBlockUses } from '@/src/cms/block-life/find-block-uses'
import { editingHref } from '@/src/cms/usage/read-graph'
import type { Locale } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'

const states: Record<Exclude<BlockStatus, 'live'>, StaffText> = staffTexts.retiredBlocks.states

const words = staffTexts.retiredBlocks.words

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
