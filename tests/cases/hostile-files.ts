import { hostileDocuments } from './hostile-documents'
import { hostilePdfs } from './hostile-pdfs'
import { hostilePictures } from './hostile-pictures'
import { makeTrickOnce } from './make-trick-once'

/** Every file that is made to use up time or memory, or to be read in two ways: all are small, and made by code. */
export const hostileFiles = [...hostileDocuments, ...hostilePdfs, ...hostilePictures].map(makeTrickOnce)
