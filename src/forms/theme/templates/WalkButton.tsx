import type { ReactNode } from 'react'
import type { ShownStep } from '../theme-context'

type WalkButtonProps = { step: ShownStep; part: string; control: string; value: string; children: ReactNode }

/** A button that leads to another page of the form, whatever is wrong with this one. It posts the form where no script runs. */
export function WalkButton({ step: { onWalk }, part, control, value, children }: WalkButtonProps): ReactNode {
  return (
    <button
      type="submit"
      data-part={part}
      name={`_${control}`}
      value={value}
      onClick={(event) => {
        const { form } = event.currentTarget
        if (!onWalk || !form) return
        event.preventDefault()
        onWalk(form, { control, value })
      }}
    >
      {children}
    </button>
  )
}
