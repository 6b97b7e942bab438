import type { Bilingual } from '@/src/fields/bilingual'
import type { Locale } from '@/src/i18n/locales'
import type { Hindrance } from './find-hindrance'
import type { Role } from './roles'
import { type Act, rolesFor } from './transitions'

/** What is said to whoever is not logged in. */
export const anonymous: Bilingual = { pt: 'Entre primeiro.', en: 'Log in first.' }

const own: Bilingual = {
  pt: 'Quem escreveu ou enviou não pode aprovar. Peça a outra pessoa.',
  en: 'Who wrote or submitted it cannot approve it. Ask somebody else.',
}

const people: Record<Role, Bilingual> = {
  editor: { pt: 'editores', en: 'editors' },
  approver: { pt: 'aprovadores', en: 'approvers' },
  compliance: { pt: 'compliance', en: 'compliance' },
  investigator: { pt: 'investigadores', en: 'investigators' },
  admin: { pt: 'administradores', en: 'administrators' },
}

/** What is said where an act has no words of its own. */
const general: Record<Exclude<Hindrance, 'person'>, Bilingual> = {
  anonymous,
  state: {
    pt: 'O pedido já não está neste estado. Actualize a página.',
    en: 'The request is no longer in this state. Reload the page.',
  },
  frozen: { pt: 'A publicação está suspensa neste período.', en: 'Publishing is suspended in this period.' },
  changed: {
    pt: 'O conteúdo mudou depois de enviado: o pedido ficou sem efeito. Envie-o de novo.',
    en: 'The content was changed after it was submitted: the request is void. Submit it again.',
  },
  asked: own,
  wrote: own,
}

const notTheirs: Bilingual = { pt: 'O pedido é de outra pessoa.', en: 'The request is somebody else’s.' }
const isAsked: Bilingual = {
  pt: 'Já há um pedido para este conteúdo. Desista dele primeiro.',
  en: 'There is a request for this content already. Withdraw it first.',
}

const noProposal: Bilingual = { pt: 'Não há nenhuma proposta.', en: 'There is no proposal.' }

const onlyApproversOfRates: Bilingual = {
  pt: 'Só quem aprova pode publicar câmbios ou alterar os que estão publicados. Guarde-os à espera de aprovação.',
  en: 'Only approvers may publish rates or change those that are published. Save them waiting for approval.',
}
const ownRates: Bilingual = {
  pt: 'Quem escreveu estes câmbios não os pode publicar. Guarde-os à espera de aprovação e peça a outra pessoa.',
  en: 'Who wrote these rates cannot publish them. Save them waiting for approval and ask somebody else.',
}

const otherDeciders: Bilingual = {
  pt: 'Este pedido é decidido por outra pessoa: outro administrador ou, quando se trata de quem lê o que foi enviado, alguém que já o lê.',
  en: 'Somebody else decides this request: another administrator or, where it is about who reads what was sent, somebody who reads it already.',
}
const isDecided: Bilingual = { pt: 'O pedido já foi decidido.', en: 'The request was decided already.' }

const ofActs: Partial<Record<Act, Partial<Record<Hindrance, Bilingual>>>> = {
  'content.submit': { state: isAsked },
  'settings.submit': { state: isAsked },
  'content.withdraw': { person: notTheirs },
  'content.carryOut': { state: { pt: 'O pedido não está aprovado.', en: 'The request is not approved.' } },
  'content.takeDown': {
    state: {
      pt: 'O público não vê este documento nestas línguas.',
      en: 'The public does not see this document in these languages.',
    },
  },
  'content.ratify': {
    asked: {
      pt: 'Quem retirou não pode ratificar. Peça a outra pessoa.',
      en: 'Who took it down cannot ratify it. Ask somebody else.',
    },
  },
  'form.approve': {
    state: noProposal,
    changed: {
      pt: 'O formulário mudou depois da proposta. É preciso propor de novo.',
      en: 'The form changed after it was proposed. It has to be proposed again.',
    },
    asked: { pt: 'Quem propôs não pode aprovar.', en: 'Whoever proposed it cannot approve it.' },
    wrote: {
      pt: 'Quem escreveu no formulário desde a última versão não o pode aprovar. Peça a outra pessoa.',
      en: 'Who wrote in the form since its last version cannot approve it. Ask somebody else.',
    },
  },
  'form.withdraw': { state: noProposal },
  'form.takeDown': { state: { pt: 'Não está publicado.', en: 'It is not published.' } },
  'rates.approve': { person: onlyApproversOfRates, asked: ownRates, wrote: ownRates },
  'rates.keep': { person: onlyApproversOfRates },
  'rates.takeDown': { person: onlyApproversOfRates },
  'account.approve': { person: otherDeciders, state: isDecided, asked: otherDeciders, wrote: otherDeciders },
  'account.sendBack': { person: otherDeciders, state: isDecided },
  'account.withdraw': { person: notTheirs, state: isDecided },
  'release.carryOut': {
    state: { pt: 'O lançamento já foi feito.', en: 'The release was already carried out.' },
  },
}

/** Why an act is refused, for people. */
export function refusalText(act: Act, hindrance: Hindrance): Bilingual {
  const said = ofActs[act]?.[hindrance]
  if (said) return said
  return hindrance === 'person' ? onlyFor(rolesFor(act)) : general[hindrance]
}

/** Whose matter it is, as the table says. */
function onlyFor(roles: readonly Role[]): Bilingual {
  const list = (locale: Locale) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(roles.map((role) => people[role][locale]))
  return { pt: `Isto só pode ser feito por ${list('pt')}.`, en: `Only ${list('en')} may do that.` }
}

/** The status of HTTP that says whose matter it is: 403 not by this person, 409 not now. */
export function refusalStatus(hindrance: Hindrance): 403 | 409 {
  return hindrance === 'anonymous' || isOfPerson(hindrance) ? 403 : 409
}

/** Whether an act is refused because of who asks: such an attempt belongs into the record. */
export function isOfPerson(hindrance: Hindrance): boolean {
  return hindrance === 'person' || hindrance === 'asked' || hindrance === 'wrote'
}
