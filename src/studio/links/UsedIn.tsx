import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { findUses } from '@/src/cms/usage/find-uses'
import { editingHref, readGraph, titleOf } from '@/src/cms/usage/read-graph'

/** The list of everything that shows a document or leads to it, beside its form. */
export async function UsedIn({ initPageResult }: DocumentViewServerProps): Promise<ReactNode> {
  const { req, docID, collectionConfig } = initPageResult
  const language = req.i18n.language === 'en' ? 'en' : 'pt'
  const uses = findUses(await readGraph(req.payload), { collection: collectionConfig?.slug ?? '', id: Number(docID) })
  return (
    <Gutter>
      <h2>{language === 'en' ? 'Used in' : 'Usado em'}</h2>
      {uses.length === 0 ? (
        <p>{language === 'en' ? 'Nothing shows it or leads to it.' : 'Nada o mostra nem leva até ele.'}</p>
      ) : (
        <ul>
          {uses.map(({ node, fields, isDraftOnly }) => (
            <li key={`${node.slug}/${node.id}`}>
              <a href={editingHref(node)}>{titleOf(node, language)}</a>
              {isDraftOnly ? (language === 'en' ? ' (draft only)' : ' (só no rascunho)') : ''}{' '}
              <code>{fields.join(', ')}</code>
            </li>
          ))}
        </ul>
      )}
    </Gutter>
  )
}
