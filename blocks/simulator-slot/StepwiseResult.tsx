import type { ReactNode } from 'react'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import { toAnswerId } from '@/src/links/simulator-answer'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import { SimulationTable } from './SimulationTable'
import type { StepwiseProps } from './stepwise-props'
import type { StepwiseView } from './to-stepwise-view'

type StepwiseResultProps = StepwiseProps & {
  /** Null where nothing can be told for these inputs. */
  view: StepwiseView | null
  writer: SimulatorWriter
  isHydrated: boolean
  isAsked: boolean
  /** Whether it is of an earlier case, because what was entered last cannot be worked out. */
  isOfAnother: boolean
}

/** A finished page holds no longer table than this: hundreds of rows weigh more than all of the page. */
const mostRows = 60
const firstRows = 12

/** What a simulator of steps comes to, and that it is no offer. */
export function StepwiseResult(props: StepwiseResultProps): ReactNode {
  const { id, view, writer, texts, headingLevel, isHydrated, isAsked, isOfAnother, day, notice, validFrom } = props
  const Heading = `h${headingLevel}` as const
  const main = view?.facts.find(({ isMain }) => isMain) ?? view?.facts[0]
  const table = view?.table
  const isCut = !isAsked && !isHydrated && (table?.rows.length ?? 0) > mostRows
  return (
    <>
      <div data-part="result" id={isOfAnother ? undefined : toAnswerId(id)} data-earlier={isOfAnother}>
        <Heading>{texts.result}</Heading>
        {isOfAnother ? <p data-part="earlier">{texts.earlier}</p> : null}
        {view ? null : <p>{texts.nothing}</p>}
        <dl>
          {view?.facts.map((fact) => (
            <div key={fact.id} data-main={fact.isMain}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {view?.warnings.map((text) => (
          <p key={text} data-part="warning">
            {text}
          </p>
        ))}
        {isHydrated && main && !isOfAnother ? (
          <p role="status" data-part="spoken">{`${main.label}: ${main.value}`}</p>
        ) : null}
      </div>
      {table ? (
        <div data-part="plan">
          <Heading>{table.title}</Heading>
          <SimulationTable
            id={`${id}-${table.id}`}
            table={isCut ? { ...table, rows: table.rows.slice(0, firstRows) } : table}
            writer={writer}
          />
          {isCut ? <p>{fillPlaces(texts.cut, { count: table.rows.length })}</p> : null}
        </div>
      ) : null}
      <div data-part="print">
        <p>
          {fillPlaces(texts.start, { date: writeDay(day) })}{' '}
          {validFrom === '' ? '' : fillPlaces(texts.validFrom, { date: writeDay(validFrom) })}
        </p>
        <p>{notice}</p>
      </div>
    </>
  )
}
