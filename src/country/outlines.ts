/** The outlines of the country and its provinces, latitude before longitude. */
export { default as outlines } from '@/site/outlines.json' with { type: 'json' }
