import type { Bilingual } from '@/src/fields/bilingual'
import type { Hindrance } from './find-hindrance'
import { type Act, rolesFor } from './transitions'

/** What is said to whoever is not logged in. */
export const anonymous: Bilingual = { pt: 'Entre primeiro.', en: 'Log in first.' }

const own: Bilingual = {
  pt: 'Quem escreveu ou enviou não pode aprovar. Peça a outra pessoa.',
  en: 'Who wrote or submitted it cannot approve it. Ask somebody else.',
}

/** What is said where an act has no words of its own. */
const general: Record<Hindrance, Bilingual> = {
  anonymous,
  person: { pt: 'O seu papel não o permite.', en: 'Your role does not allow that.' },
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

const onlyApprovers: Bilingual = { pt: 'Só quem aprova decide.', en: 'Only approvers decide.' }
const notTheirs: Bilingual = { pt: 'O pedido é de outra pessoa.', en: 'The request is somebody else’s.' }
const mayNotSubmit: Bilingual = {
  pt: 'O seu papel não envia para revisão.',
  en: 'Your role does not submit for review.',
}
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
  'content.submit': { person: mayNotSubmit, state: isAsked },
  'settings.submit': { person: mayNotSubmit, state: isAsked },
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
  'form.submit': {
    person: {
      pt: 'Só compliance e administração propõem formulários.',
      en: 'Only compliance and administrators propose forms.',
    },
  },
  'form.approve': {
    person: {
      pt: 'Só aprovação e compliance decidem sobre propostas.',
      en: 'Only approvers and compliance decide on proposals.',
    },
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
  'form.withdraw': {
    person: {
      pt: 'Só compliance, aprovação e administração retiram propostas.',
      en: 'Only compliance, approvers and administrators withdraw proposals.',
    },
    state: noProposal,
  },
  'form.takeDown': {
    person: {
      pt: 'Só compliance, aprovação e administração retiram formulários.',
      en: 'Only compliance, approvers and administrators retire forms.',
    },
    state: { pt: 'Não está publicado.', en: 'It is not published.' },
  },
  'rates.approve': { person: onlyApproversOfRates, asked: ownRates, wrote: ownRates },
  'rates.keep': { person: onlyApproversOfRates },
  'rates.takeDown': { person: onlyApproversOfRates },
  'account.submit': { person: { pt: 'Só a administração pede contas.', en: 'Only administrators ask for accounts.' } },
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
  const isForApprovers = rolesFor(act).length === 1 && rolesFor(act).includes('approver')
  return hindrance === 'person' && isForApprovers ? onlyApprovers : general[hindrance]
}

/** The status of HTTP that says whose matter it is: 403 not by this person, 409 not now. */
export function refusalStatus(hindrance: Hindrance): 403 | 409 {
  return hindrance === 'anonymous' || isOfPerson(hindrance) ? 403 : 409
}

/** Whether an act is refused because of who asks: such an attempt belongs into the record. */
export function isOfPerson(hindrance: Hindrance): boolean {
  return hindrance === 'person' || hindrance === 'asked' || hindrance === 'wrote'
}
