import type { ReactNode } from 'react'

type LoanFieldProps = {
  name: 'amount' | 'term'
  label: string
  /** As typed. */
  value: string
  unit: string | null
  limits: { min: number; max: number; step: number }
  /** Where the slider stands. */
  at: number
  /** The limits in words. */
  between: string
  /** What stands below the two ends of the slider. */
  ends: readonly [string, string]
  isWrong: boolean
  onType: (value: string) => void
  onSlide: (value: number) => void
}

/**
 * A number that is typed or slid. The slider has no name, because the field says the number to the page with the plan, and is hidden where
 * no script runs; slid before script is there, it tells what it was slid to.
 */
export function LoanField(props: LoanFieldProps): ReactNode {
  const { name, label, value, unit, limits, at, between, ends, isWrong, onType, onSlide } = props
  const id = `hero-${name}`
  const { min, max, step } = limits
  return (
    <div data-part="field">
      <label htmlFor={id}>{label}</label>
      <span data-part="value">
        <input
          id={id}
          name={name}
          value={value}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={`${id}-ends`}
          onChange={({ target }) => onType(target.value)}
        />
        {unit ? <span aria-hidden="true">{unit}</span> : null}
      </span>
      <input
        type="range"
        // How far it is filled. Set by script: no page holds a style of an element.
        ref={(slider) => slider?.style.setProperty('--at', String((at - min) / (max - min)))}
        aria-label={label}
        aria-valuetext={unit ? `${value} ${unit}` : value}
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        value={at}
        onChange={({ target }) => onSlide(Number(target.value))}
      />
      <p data-part="ends" id={`${id}-ends`}>
        <span data-part="spoken">{between}</span>
        <span aria-hidden="true">{ends[0]}</span>
        <span aria-hidden="true">{ends[1]}</span>
      </p>
    </div>
  )
}
