import type { ReactNode } from 'react'
import fieldTexts from '@/messages/staff/fields.json' with { type: 'json' }
import type { StaffLanguage } from '@/messages/staff/languages'
import type { LibraryDocument } from '@/src/cms/library/read-library'
import { FileUses } from './FileUses'
import styles from './library.module.css'
import { libraryTexts } from './library-texts'

const { choices } = fieldTexts.documentCategory.documentCategoryField.documentCategory
const isCategory = (name: string): name is keyof typeof choices => Object.hasOwn(choices, name)

type DocumentListProps = { documents: readonly LibraryDocument[]; language: StaffLanguage }

/** Documents by year, each with its category and where it is used. */
export function DocumentList({ documents, language }: DocumentListProps): ReactNode {
  const texts = libraryTexts(language)
  const years = [...new Set(documents.map(({ year }) => year))]
  if (years.length === 0) return <p>{texts.nothing}</p>
  return years.map((year) => (
    <section key={year} className={styles['year']} aria-label={`${year}`}>
      <h2>{year}</h2>
      <ul>
        {documents
          .filter((document) => document.year === year)
          .map(({ id, title, category, filename, href, uses }) => (
            <li key={id}>
              <a href={href}>{title}</a>
              <span>
                {[isCategory(category) ? choices[category][language] : '', filename].filter(Boolean).join(', ')}
              </span>
              <FileUses uses={uses} texts={texts} />
            </li>
          ))}
      </ul>
    </section>
  ))
}
