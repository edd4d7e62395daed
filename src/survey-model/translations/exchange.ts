import type { TranslationFile, TranslationOrder } from './files';
import { fromPo, toPo } from './po';
import { toXliff } from './xliff';
import { fromXliff } from './xliff-read';

/** The formats in which translators get the texts of a survey. */
export type TranslationFormat = 'po' | 'xliff-1.2' | 'xliff-2.0';

/** The texts of a survey in a language as a file. */
export function toTranslationFile(
	format: TranslationFormat,
	order: TranslationOrder
): { content: string; extension: string; type: string } {
	return format === 'po'
		? {
				content: toPo( order.title, order.texts, order.language ),
				extension: 'po',
				type: 'text/x-gettext-translation',
			}
		: {
				content: toXliff(
					format === 'xliff-1.2' ? '1.2' : '2.0',
					order
				),
				// What programs know: .xliff is by custom that of version 1.2, too.
				extension: 'xlf',
				type: 'application/xliff+xml',
			};
}

/**
 * Reads a file in any of the formats, told by its content.
 *
 * @throws {FileProblem} If it is in none of them, or broken.
 */
export const fromTranslationFile = ( content: string ): TranslationFile =>
	content.trimStart().startsWith( '<' )
		? fromXliff( content )
		: fromPo( content );
