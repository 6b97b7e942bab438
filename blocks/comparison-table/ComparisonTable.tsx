import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './comparison-table.module.css'
import { ProductComparison } from './ProductComparison'
import type { ComparisonTableProps } from './to-props'

/** Two products that visitors choose, or everything side by side that is no product. */
export function ComparisonTable(props: ComparisonTableProps): ReactNode {
  const { title, lead, note, pair, bankName } = props
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      {pair ? <ProductComparison {...pair} title={title} bankName={bankName} /> : <CriteriaTable {...props} />}
      {note ? <p className={styles['note']}>{note}</p> : null}
    </>
  )
}

/**
 * Several products or cases side by side; on a phone one criterion below the other.
 *
 * The roles are written out because Safari drops those of a table whose rows are laid out as anything else.
 */
function CriteriaTable({ title, columns, rows }: ComparisonTableProps): ReactNode {
  const t = useTranslations('comparisonTable')
  return (
    <table role="table" className={styles['table']}>
      <caption className={styles['spoken']}>{title ?? t('caption')}</caption>
      <thead role="rowgroup" className={styles['head']}>
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className={styles['spoken']}>{t('criterion')}</span>
          </th>
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row" className={styles['row']}>
            <th role="rowheader" scope="row">
              {row.label}
            </th>
            {row.cells.map(({ column, text }) => (
              <td key={column.id} role="cell" data-column={column.title}>
                {text ?? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className={styles['spoken']}>{t('notStated')}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
