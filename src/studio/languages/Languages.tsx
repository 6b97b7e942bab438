import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { judgeTranslation } from '@/src/languages/judge-translation'
import { TranslationTable } from './TranslationTable.client'
import { translationWords } from './translation-words'
import './languages.css'

/** Every text of a document in both languages side by side, to be translated there; what is missing or out of date comes first. */
export async function Languages({ initPageResult }: DocumentViewServerProps): Promise<ReactNode> {
  const { req, docID, collectionConfig } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const id = Number(docID)
  const language = toStaffLanguage(req.i18n.language)
  const texts = await judgeTranslation(req.payload, collectionConfig.slug, id)
  const words = translationWords[language]
  const gaps = texts.filter(({ state }) => state !== 'current')
  const shown = { collection: collectionConfig.slug, id, language } as const
  return (
    <main>
      <Gutter>
        <p>{gaps.length === 0 ? words.none : words.guide}</p>
        <TranslationTable
          {...shown}
          rows={[...gaps, ...texts.filter(({ state }) => state === 'current')]}
          gaps={gaps.length}
        />
      </Gutter>
    </main>
  )
}
