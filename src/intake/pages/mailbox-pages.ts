import { fillPlaces } from '@/src/i18n/fill-places'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toIntakeHref } from '@/src/links/intake-href'
import type { ReadReply } from '@/src/sealed/replies'
import { type Html, html } from '../html'
import { toCodeInput, toFileInputs, toHidden, toTextArea, toTick } from './form-parts'
import { toPage } from './frame'
import { type PageOf, toMistakes } from './report-pages'

/** The page that a code is typed on. @param notice what came of it, when it opened nothing. */
export function toReturnPage({ locale, ticket }: PageOf, notice = ''): string {
  const texts = messagesByLocale[locale].sealedReports.return
  const body = html`${notice === '' ? null : html`<p class="said" role="status">${notice}</p>`}
<form method="post" action="${toIntakeHref(locale, 'return')}?t=${ticket}">${toCodeInput({ name: 'code', label: texts.label, hint: texts.hint })}
<p><button class="button">${texts.submit}</button></p></form>
<p><a href="${toIntakeHref(locale, 'report')}">${texts.reporting}</a></p>`
  return toPage({ locale, heading: texts.title, body })
}

/** What a mailbox shows. */
export type ShownMailbox = {
  code: string
  received: string
  acknowledgeBy: string
  acknowledged: string | null
  answerBy: string | null
  /** The day on which those who handle it closed it. */
  ended: string | null
  replies: readonly ReadReply[]
  notice: string
  mistakes: readonly string[]
  text: string
}

/** The page of a report as its author sees it again: what was answered, and where more is written. */
export function toMailboxPage({ locale, ticket }: PageOf, shown: ShownMailbox): string {
  const texts = messagesByLocale[locale].sealedReports.mailbox
  const { acknowledged, answerBy, received, acknowledgeBy, ended } = shown
  const state =
    ended !== null
      ? fillPlaces(texts.ended, { day: ended })
      : acknowledged !== null && answerBy !== null
        ? fillPlaces(texts.acknowledged, { day: acknowledged, by: answerBy })
        : fillPlaces(texts.notYet, { day: received, by: acknowledgeBy })
  const body = html`${shown.notice === '' ? null : html`<p class="said" role="status">${shown.notice}</p>`}${toMistakes(locale, shown.mistakes)}
<p class="lead">${state}</p><p>${texts.note}</p><h2>${texts.replies}</h2>
${shown.replies.length === 0 ? html`<p>${texts.none}</p>` : shown.replies.map((reply) => toReply(locale, reply))}
<h2>${texts.write}</h2>
<form method="post" enctype="multipart/form-data" action="${toIntakeHref(locale, 'write')}?t=${ticket}">${toHidden('code', shown.code)}
${toTextArea({ name: 'text', label: texts.text, value: shown.text })}
${toTick({ name: 'identity', label: texts.identity })}
${toFileInputs({ name: 'files', label: texts.files })}
<p><button class="button">${texts.submit}</button></p></form>
<h2>${texts.closeTitle}</h2><p>${texts.closeLead}</p>
<form method="post" action="${toIntakeHref(locale, 'close')}?t=${ticket}">${toHidden('code', shown.code)}
${toTick({ name: 'sure', label: texts.sure })}<p><button class="quietButton">${texts.close}</button></p></form>`
  return toPage({ locale, heading: texts.title, body })
}

function toReply(locale: Locale, { author, day, text }: ReadReply): Html {
  const texts = messagesByLocale[locale].sealedReports.mailbox
  const from = author === null ? fillPlaces(texts.unknown, { day }) : fillPlaces(texts.from, { name: author, day })
  return html`<div class="group"><p><strong>${from}</strong></p><p class="said">${text}</p></div>`
}
