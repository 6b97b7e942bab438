import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { OwnStyles } from '@/src/ui/OwnStyles'
import { css, classes as styles } from './product-contents.own'
import type { ProductParts } from './product-parts'

/**
 * The parts of a product's page, below its top: folded on a phone, and where there is room one row that stays in sight. Folding needs no
 * script, and the row is the same list.
 */
export function ProductContents({ entries, staysFrom }: ProductParts): ReactNode {
  const t = useTranslations('contents')
  return (
    <nav
      className={styles['contents']}
      aria-label={t('title')}
      data-part="product-contents"
      data-stays={staysFrom ?? undefined}
    >
      <OwnStyles name="product-contents" css={css} />
      <details>
        <summary>
          {t('title')}
          <Icon name="chevron" />
        </summary>
        <ul role="list">
          {entries.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
