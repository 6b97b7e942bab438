import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BankCard } from '@/src/ui/bank-card/BankCard'
import controls from '@/src/ui/form-controls.module.css'
import { toCellText } from './cell-text'
import styles from './product-comparison.module.css'
import type { PairRow, ProductPair } from './to-product-pair'

type ProductComparisonProps = ProductPair & { title: string | null; bankName: string }

/**
 * Two products, chosen from all by a plain form: the price first and large, what each row asks above its two answers, the names of
 * both always in sight, and a way to each at the end. The same on a phone and on a desk.
 *
 * The box that leaves out equal rows works at once, without an answer of the server; where the browser cannot, all rows stand.
 * The roles are written out because Safari drops those of a table whose rows are laid out as anything else.
 */
export function ProductComparison(props: ProductComparisonProps): ReactNode {
  const { title, sides, rows } = props
  const t = useTranslations('comparisonTable')
  const equal = rows.filter(({ isSame }) => isSame)
  return (
    <>
      <PairForm {...props} differing={rows.length - equal.length} hasEqual={equal.length > 0} />
      <table role="table" className={styles['pair']}>
        <caption className={styles['spoken']}>{title ?? t('caption')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className={styles['spoken']}>{t('criterion')}</span>
            </th>
            {sides.map((side) => (
              <th key={side.key} role="columnheader" scope="col">
                {side.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
        {sides.some(({ apply }) => apply) ? (
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                <span className={styles['spoken']}>{t('apply')}</span>
              </th>
              {sides.map(({ key, apply }) => (
                <td key={key} role="cell">
                  {apply ? (
                    <a href={apply.href} className={controls['button']}>
                      {apply.label}
                    </a>
                  ) : null}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
      {equal.length > 0 ? (
        <p className={styles['equal']}>
          {t('equal', { count: equal.length })} {equal.map(toSentence).join('; ')}.
        </p>
      ) : null}
    </>
  )
}

type PairFormProps = ProductComparisonProps & { differing: number; hasEqual: boolean }

function PairForm({ id, action, sides, choices, rows, bankName, ...rest }: PairFormProps): ReactNode {
  const t = useTranslations('comparisonTable')
  return (
    <form id={id} method="get" action={action} className={styles['form']}>
      {sides.map(({ key, look }, position) => (
        <div key={key} className={styles['side']}>
          {look ? <BankCard look={look} bankName={bankName} /> : null}
          <label>
            <span className={styles['spoken']}>{t(position === 0 ? 'first' : 'second')}</span>
            <select name={position === 0 ? 'compare' : 'with'} defaultValue={key} className={controls['control']}>
              {choices.map((choice) => (
                <option key={choice.key} value={choice.key}>
                  {choice.title}
                </option>
              ))}
            </select>
          </label>
        </div>
      ))}
      <div className={styles['answer']}>
        <button type="submit" className={controls['quietButton']}>
          {t('submit')}
        </button>
        {rest.hasEqual ? (
          <label className={controls['choice']}>
            <input type="checkbox" name="differences" value="only" defaultChecked={rest.showsDifferencesOnly} />
            <span>
              {t('differences')} <small>{t('differing', { differing: rest.differing, all: rows.length })}</small>
            </span>
          </label>
        ) : null}
      </div>
    </form>
  )
}

function Row({ label, cells, isSame }: PairRow): ReactNode {
  const t = useTranslations('comparisonTable')
  return (
    <tr role="row" data-same={isSame ? '' : undefined}>
      <th role="rowheader" scope="row">
        {label}
      </th>
      {cells.map(({ text, detail }, side) => (
        <td key={side} role="cell">
          {text ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className={styles['spoken']}>{t('notStated')}</span>
            </>
          )}
          {detail ? <small>{detail}</small> : null}
        </td>
      ))}
    </tr>
  )
}

/** An equal row in words: `TAN: 24 %`. */
function toSentence({ label, cells: [cell] }: PairRow): string {
  return `${label}: ${toCellText(cell) ?? '–'}`
}
