/** How to take back what a visitor did to a control, and how to do it again. */
type Change = { undo: () => void; redo: Redo }
type Redo = () => void

/**
 * Puts the controls of an island back to how they were drawn, which is how its component expects to find them.
 *
 * @returns what repeats the visitor's changes, one by one, with the events that tell the component of them.
 */
export function takeChanges(container: HTMLElement): Redo[] {
  // All are read before any is put back: one radio button changes the others.
  const changes = [...container.querySelectorAll('input, textarea, select')].flatMap((control) => {
    if (control instanceof HTMLSelectElement) return changeOfChoice(control) ?? []
    if (control instanceof HTMLTextAreaElement) return changeOfText(control) ?? []
    if (!(control instanceof HTMLInputElement)) return []
    if (control.type === 'checkbox' || control.type === 'radio') return changeOfMark(control) ?? []
    return (control.type === 'file' ? changeOfFiles(control) : changeOfText(control)) ?? []
  })
  for (const { undo } of changes) undo()
  return changes.map(({ redo }) => redo)
}

function changeOfText(control: HTMLInputElement | HTMLTextAreaElement): Change | null {
  const { value, defaultValue } = control
  if (value === defaultValue) return null
  const caret = document.activeElement === control ? control.selectionStart : null
  return {
    undo: () => {
      control.value = defaultValue
    },
    redo: () => {
      setUnseen(control, value)
      if (caret !== null) control.setSelectionRange(caret, caret)
      announce(control)
    },
  }
}

/** React looks for changes by comparing with what was last set through the element itself. */
function setUnseen(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}

function changeOfMark(control: HTMLInputElement): Change | null {
  const { checked, defaultChecked, type } = control
  if (checked === defaultChecked) return null
  return {
    undo: () => {
      control.checked = defaultChecked
    },
    // A radio button loses its mark when another one gets it.
    redo: () => {
      if (checked || type === 'checkbox') control.click()
    },
  }
}

function changeOfChoice(control: HTMLSelectElement): Change | null {
  const options = [...control.options]
  const drawn = options.map(({ defaultSelected }) => defaultSelected)
  // Of a list without a mark browsers show the first.
  if (!control.multiple && !drawn.includes(true)) drawn[0] = true
  const chosen = options.map(({ selected }) => selected)
  if (chosen.every((isChosen, position) => isChosen === drawn[position])) return null
  const choose = (wanted: readonly boolean[]) => {
    for (const [position, option] of options.entries()) option.selected = wanted[position] === true
  }
  return {
    undo: () => choose(drawn),
    redo: () => {
      choose(chosen)
      announce(control)
    },
  }
}

/** Files cannot be taken out of a page and put back; that there are some can be said. */
function changeOfFiles(control: HTMLInputElement): Change | null {
  return control.files?.length ? { undo: () => undefined, redo: () => announce(control) } : null
}

function announce(control: HTMLElement): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
