import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { type Locale, languageNames, locales } from '@/src/i18n/locales'
import type { Bilingual } from '../fields/bilingual'
import { type JudgedText, judgeTranslation } from '../languages/judge-translation'
import type { TranslationState } from '../languages/translation-sources'
import './languages.css'

const states: Record<TranslationState, Bilingual> = {
  missing: { pt: 'Falta', en: 'Missing' },
  stale: { pt: 'Desactualizado: o português mudou depois', en: 'Out of date: the Portuguese changed after it' },
  current: { pt: 'Em dia', en: 'Up to date' },
}

/** Every text of a document in both languages side by side; what is missing or out of date comes first. */
export async function Languages({ initPageResult }: DocumentViewServerProps): Promise<ReactNode> {
  const { req, docID, collectionConfig } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const language = req.i18n.language === 'en' ? 'en' : 'pt'
  const texts = await judgeTranslation(req.payload, collectionConfig.slug, Number(docID))
  const gaps = texts.filter(({ state }) => state !== 'current')
  const href = (locale: Locale) => `/admin/collections/${collectionConfig.slug}/${docID}?locale=${locale}`
  const table = (title: string, rows: readonly JudgedText[]) => (
    <table className="languages">
      <caption>{`${title} (${rows.length})`}</caption>
      <thead>
        <tr>
          <th scope="col">{language === 'en' ? 'Field' : 'Campo'}</th>
          {locales.map((locale) => (
            <th scope="col" key={locale}>
              <a href={href(locale)}>{languageNames[locale]}</a>
            </th>
          ))}
          <th scope="col">{language === 'en' ? 'State' : 'Estado'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, label, texts: both, state }) => (
          <tr key={place}>
            <th scope="row">{label[language]}</th>
            {locales.map((locale) => (
              <td key={locale} lang={locale}>
                {both[locale]}
              </td>
            ))}
            <td data-state={state}>{states[state][language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <Gutter>
      {gaps.length === 0 ? (
        <p>{language === 'en' ? 'Both languages say the same.' : 'As duas línguas dizem o mesmo.'}</p>
      ) : (
        table(language === 'en' ? 'To be written' : 'Por escrever', gaps)
      )}
      {table(
        language === 'en' ? 'Up to date' : 'Em dia',
        texts.filter(({ state }) => state === 'current'),
      )}
    </Gutter>
  )
}
