import staffTexts from '@/messages/staff/governance.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import type { Locale } from '@/src/i18n/locales'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { Hindrance } from './find-hindrance'
import type { Role } from './roles'
import { type Act, rolesFor } from './transitions'

/** What is said to whoever is not logged in. */
export const anonymous: StaffText = staffTexts.refusal.anonymous

const own: StaffText = staffTexts.refusal.own

const people: Record<Role, StaffText> = staffTexts.refusal.people

/** What is said where an act has no words of its own. */
const general: Record<Exclude<Hindrance, 'person'>, StaffText> = {
  anonymous,
  state: staffTexts.refusal.general.state,
  frozen: staffTexts.refusal.general.frozen,
  changed: staffTexts.refusal.general.changed,
  asked: own,
  wrote: own,
  unseen: staffTexts.refusal.general.unseen,
}

const notTheirs: StaffText = staffTexts.refusal.notTheirs
const isAsked: StaffText = staffTexts.refusal.isAsked

const noProposal: StaffText = staffTexts.refusal.noProposal

const onlyApproversOfRates: StaffText = staffTexts.refusal.onlyApproversOfRates
const ownRates: StaffText = staffTexts.refusal.ownRates

const otherDeciders: StaffText = staffTexts.refusal.otherDeciders
const otherReaders: StaffText = staffTexts.refusal.otherReaders
const isDecided: StaffText = staffTexts.refusal.isDecided
const ownErasure: StaffText = staffTexts.refusal.ownErasure

const ofActs: Partial<Record<Act, Partial<Record<Hindrance, StaffText>>>> = {
  'content.submit': { state: isAsked },
  'settings.submit': { state: isAsked },
  'simulator.submit': { state: isAsked },
  'content.withdraw': { person: notTheirs },
  'content.carryOut': { state: staffTexts.refusal.ofActs['content.carryOut'].state },
  'content.takeDown': {
    state: staffTexts.refusal.ofActs['content.takeDown'].state,
  },
  'content.ratify': {
    asked: staffTexts.refusal.ofActs['content.ratify'].asked,
  },
  'form.approve': {
    state: noProposal,
    changed: staffTexts.refusal.ofActs['form.approve'].changed,
    asked: staffTexts.refusal.ofActs['form.approve'].asked,
    wrote: staffTexts.refusal.ofActs['form.approve'].wrote,
  },
  'form.sendBack': { state: noProposal },
  'form.withdraw': { state: noProposal },
  'form.takeDown': { state: staffTexts.refusal.ofActs['form.takeDown'].state },
  'rates.approve': { person: onlyApproversOfRates, asked: ownRates, wrote: ownRates },
  'rates.sendBack': { person: onlyApproversOfRates },
  'rates.keep': { person: onlyApproversOfRates },
  'rates.takeDown': { person: onlyApproversOfRates },
  'account.approve': { person: otherDeciders, state: isDecided, asked: otherDeciders, wrote: otherDeciders },
  'account.sendBack': { person: otherDeciders, state: isDecided },
  'account.withdraw': { person: notTheirs, state: isDecided },
  'inbox.approve': { person: otherReaders, state: isDecided, asked: otherReaders, wrote: otherReaders },
  'inbox.sendBack': { person: otherReaders, state: isDecided },
  'inbox.withdraw': { person: notTheirs, state: isDecided },
  'erasure.approve': {
    ...{ state: isDecided, asked: ownErasure, wrote: ownErasure },
    unseen: staffTexts.refusal.ofActs['erasure.approve'].unseen,
  },
  'erasure.sendBack': { state: isDecided },
  'erasure.withdraw': { person: notTheirs, state: isDecided },
  'release.carryOut': {
    state: staffTexts.refusal.ofActs['release.carryOut'].state,
  },
}

/** Why an act is refused, for people. */
export function refusalText(act: Act, hindrance: Hindrance): StaffText {
  const said = ofActs[act]?.[hindrance]
  if (said) return said
  return hindrance === 'person' ? onlyFor(rolesFor(act)) : general[hindrance]
}

/** Whose matter it is, as the table says. */
function onlyFor(roles: readonly Role[]): StaffText {
  const list = (locale: Locale) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(roles.map((role) => people[role][locale]))
  return fillText(staffTexts.refusal.onlyFor, { people: inStaffLanguages(list) })
}

/** The status of HTTP that says whose matter it is: 403 not by this person, 409 not now. */
export function refusalStatus(hindrance: Hindrance): 403 | 409 {
  return hindrance === 'anonymous' || isOfPerson(hindrance) ? 403 : 409
}

/** Whether an act is refused because of who asks: such an attempt belongs into the record. */
export function isOfPerson(hindrance: Hindrance): boolean {
  return hindrance === 'person' || hindrance === 'asked' || hindrance === 'wrote'
}
