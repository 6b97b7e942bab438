type Child = Node | string | null

/** Makes an element. Texts become text, never HTML: they are what strangers wrote. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

/** A field with its label. */
export function field(name: string, label: string, control: HTMLElement): HTMLElement {
  control.id = name
  control.setAttribute('name', name)
  control.classList.add('control')
  return element('div', { class: 'field' }, element('label', { class: 'label', for: name }, label), control)
}

/** A button that does one thing, and cannot be pressed again while it is done. */
export function button(label: string, act: () => Promise<void>, kind = 'button'): HTMLButtonElement {
  const made = element('button', { type: 'button', class: kind }, label)
  made.addEventListener('click', () => {
    made.disabled = true
    void act().finally(() => {
      made.disabled = false
    })
  })
  return made
}

/** Offers bytes as a file. */
export function saveFile(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)]))
  element('a', { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** The bytes of the file that was chosen. @returns null when none was. */
export async function readChosen(input: HTMLInputElement): Promise<Uint8Array | null> {
  const file = input.files?.[0]
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}
