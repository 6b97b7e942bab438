import type { ReactNode } from 'react'
import type { FileUse } from '@/src/cms/library/read-library'
import { fillPlaces } from '@/src/i18n/fill-places'
import styles from './library.module.css'
import type { LibraryTexts } from './library-texts'

/** Where a file is used, each with the way there. */
export function FileUses({ uses, texts }: { uses: readonly FileUse[]; texts: LibraryTexts }): ReactNode {
  if (uses.length === 0) return <p className={styles['unused']}>{texts.unused}</p>
  return (
    <details>
      <summary>{fillPlaces(texts.used, { count: uses.length })}</summary>
      <ul>
        {uses.map(({ title, href, isDraftOnly }) => (
          <li key={href}>
            <a href={href}>{title}</a> {isDraftOnly && texts.draftOnly}
          </li>
        ))}
      </ul>
    </details>
  )
}
