import { __, sprintf } from '@wordpress/i18n';
import { shortTitle } from '@/lib/short-title';
import type { BackgroundExport } from '@/survey-model';

/** The name of an export for its list: what it contains, and its format. */
export function exportName( {
	title,
	report,
	format,
}: BackgroundExport ): string {
	const pattern =
		report === 'question'
			? /* translators: 1: title of a survey, 2: a file format such as XLSX. */
				__( 'One question of “%1$s” (%2$s)', 'userfeedback' )
			: /* translators: 1: title of a survey, 2: a file format such as XLSX. */
				__( '“%1$s” (%2$s)', 'userfeedback' );
	return sprintf( pattern, shortTitle( title ), format.toUpperCase() );
}
