import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { findUses } from '@/src/cms/usage/find-uses'
import { editingHref, readGraph, titleOf } from '@/src/cms/usage/read-graph'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { nameNodePlaces } from './name-node-places'

/** The list of everything that shows a document or leads to it, beside its form. */
export async function UsedIn({ initPageResult }: DocumentViewServerProps): Promise<ReactNode> {
  const { req, docID, collectionConfig } = initPageResult
  const language = toStaffLanguage(req.i18n.language)
  const uses = findUses(await readGraph(req.payload), { collection: collectionConfig?.slug ?? '', id: Number(docID) })
  return (
    <main>
      <Gutter>
        <h2>{staffTexts.usedIn.title[language]}</h2>
        {uses.length === 0 ? (
          <p>{staffTexts.usedIn.nothing[language]}</p>
        ) : (
          <ul>
            {uses.map(({ node, fields, isDraftOnly }) => (
              <li key={`${node.slug}/${node.id}`}>
                <a href={editingHref(node)}>{titleOf(node, language)}</a>
                {isDraftOnly ? staffTexts.usedIn.draftOnly[language] : ''}{' '}
                <span className="used-in__place">{nameNodePlaces(req, node, fields).join(', ')}</span>
              </li>
            ))}
          </ul>
        )}
      </Gutter>
    </main>
  )
}
