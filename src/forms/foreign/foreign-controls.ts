import type { Json } from '../definition/json'
import { type PlacedJson, type PlacedMember, type PlacedMembers, toPlainJson } from '../placed-json/placed-json'
import type { ForeignReading } from './foreign-finding'
import { membersOf, textOf } from './foreign-schema'

/** What a uiSchema says of one part of a form. */
export type ForeignControls = PlacedMembers

export const noControls: ForeignControls = new Map()

/** What a uiSchema says at the top; nothing where it is no object. */
export const toControls = (json: PlacedJson | null): ForeignControls =>
  json?.kind === 'object' ? json.members : noControls

/** An option of a control, written beside it (`ui:help`) or among its options. */
export function controlOption(controls: ForeignControls, name: string): PlacedMember | undefined {
  return controls.get(`ui:${name}`) ?? membersOf(controls.get('ui:options')).get(name)
}

/** The plain value of an option; undefined where it is not there. */
export function plainOption(controls: ForeignControls, name: string): Json | undefined {
  const found = controlOption(controls, name)
  return found && toPlainJson(found.value)
}

/** An option that is a text; empty where it is none. */
export function textOption(controls: ForeignControls, name: string): string {
  const value = plainOption(controls, name)
  return typeof value === 'string' ? value : ''
}

/** What is said of a part of what this is about. */
export const partControls = (controls: ForeignControls, name: string): ForeignControls => membersOf(controls.get(name))

/** Options that every question takes over, or that say nothing of a form. */
const common: ReadonlySet<string> = new Set([
  ...['title', 'description', 'help', 'placeholder', 'widget', 'order', 'options', 'autocomplete', 'autofill'],
  ...['emptyValue', 'rootFieldId', 'submitButtonOptions', 'label', 'enableMarkdownInDescription'],
])

const reasons = {
  disabled: 'readOnly',
  readonly: 'readOnly',
  autofocus: 'pageBegins',
  classNames: 'look',
  className: 'look',
  style: 'look',
  inline: 'look',
  enumDisabled: 'choiceDisabled',
  addable: 'listButtons',
  orderable: 'listButtons',
  removable: 'listButtons',
  copyable: 'listButtons',
  field: 'ownField',
} as const

/** Buttons that RJSF has unless they are turned off, and that are always here: without them a list would be another one. */
const alwaysThere: ReadonlySet<string> = new Set(['addable', 'removable'])

type Noting = {
  /** Options that the question takes over. */
  taken: readonly string[]
  /** The names of its parts. */
  parts: ReadonlySet<string>
  reading: ForeignReading
}

/** Notes what a uiSchema says and no form of ours can. */
export function noteControls(controls: ForeignControls, { taken, parts, reading }: Noting): void {
  const inside = [...membersOf(controls.get('ui:options'))].map(([name, member]) => [name, member] as const)
  const beside = [...controls].flatMap(([name, member]) =>
    name.startsWith('ui:') ? [[name.slice(3), member] as const] : [],
  )
  for (const [name, { line, value }] of [...beside, ...inside]) {
    if (common.has(name) || taken.includes(name) || (isOff(value) && !alwaysThere.has(name))) continue
    const known = Object.entries(reasons).find(([option]) => option === name)
    reading.ofControl(line, 'left', known ? known[1] : 'optionUnknown', { option: name })
  }
  for (const [name, { line }] of controls) {
    if (name.startsWith('ui:') || parts.has(name)) continue
    const isLook = name === 'classNames'
    reading.ofControl(line, 'left', isLook ? 'look' : 'partUnknown', { option: name, name })
  }
}

const isOff = (value: PlacedJson): boolean => value.kind === 'value' && (value.value === false || value.value === null)

/** The controls of RJSF by the names of their components, which a uiSchema may say as well. */
const components: Readonly<Record<string, string>> = {
  CheckboxWidget: 'checkbox',
  CheckboxesWidget: 'checkboxes',
  HiddenWidget: 'hidden',
  PasswordWidget: 'password',
  RadioWidget: 'radio',
  SelectWidget: 'select',
  TextareaWidget: 'textarea',
  TextWidget: 'text',
  UpDownWidget: 'updown',
}

/** The control that is asked for. */
export function widgetOf(controls: ForeignControls): string {
  const said = textOf(controls, 'ui:widget') || textOption(controls, 'widget')
  return (Object.hasOwn(components, said) && components[said]) || said
}
