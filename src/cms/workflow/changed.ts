import type { Bilingual } from '@/src/fields/bilingual'

/** Why an approval has no effect any more. */
export const changed: Bilingual = {
  pt: 'O conteúdo mudou depois de enviado: o pedido ficou sem efeito. Envie-o de novo.',
  en: 'The content was changed after it was submitted: the request is void. Submit it again.',
}
