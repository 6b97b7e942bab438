import type { Locale } from '@/src/i18n/locales'
import type { PostObjection } from './post-judge'

type Texts = Readonly<Record<Locale, string>>

const tooFast: Texts = {
  pt: 'O formulário foi enviado depressa de mais. Espere um instante e envie de novo.',
  en: 'The form was sent too quickly. Please wait a moment and send it again.',
}
const trap: Texts = {
  pt: 'Um campo que deve ficar em branco foi preenchido. Apague-o e envie de novo.',
  en: 'A field that must stay empty was filled in. Please clear it and send the form again.',
}

/** The status and the sentence with which a post is refused that was objected to. */
export function toObjectionAnswer(objection: PostObjection, locale: Locale): { status: 422 | 429; text: string } {
  if (objection.rule === 'trap') return { status: 422, text: trap[locale] }
  if (objection.rule === 'tooFast') return { status: 429, text: tooFast[locale] }
  const minutes = Math.ceil(objection.retrySeconds / 60)
  const text = {
    pt: `Recebemos muitos envios da sua rede. Tente de novo dentro de ${minutes} min.`,
    en: `We have received many forms from your network. Please try again in ${minutes} min.`,
  }
  return { status: 429, text: text[locale] }
}
