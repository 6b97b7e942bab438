import type { Tone } from './tone'

/** The topics of financial tips, each with a colour of its own. */
const tones = {
  saving: 'leaf',
  credit: 'sun',
  security: 'clay',
  budget: 'deep',
  companies: 'sand',
} as const satisfies Record<string, Tone>

/** The colour of a tip. */
export function toTopicTone(topic: keyof typeof tones | null): Tone {
  return topic ? tones[topic] : 'sand'
}
