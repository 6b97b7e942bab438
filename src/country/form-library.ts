/** The groups of fields that this bank's forms are made of, as it writes them. This is the one door to `site/form-library.ts`. */
export { formLibrary } from '@/site/form-library'
