import type { WhyReport } from '../../survey-model';
import type { Row } from './rows';

/**
 * Writes one line for each survey to the console: which it is, whether it shows, and why not.
 *
 * @param report The server's report.
 * @param rows   The surveys.
 */
export function writeReport( { strings }: WhyReport, rows: Row[] ): void {
	if ( rows.length === 0 ) {
		write( strings[ 'none' ] ?? '' );
	}
	for ( const { survey, text, word } of rows ) {
		const name = survey.title
			? `${ survey.id } (${ survey.title })`
			: String( survey.id );
		const sentence = ( strings[ 'console' ] ?? '%1$s: %2$s' )
			.replace( '%1$s', () => name )
			.replace( '%2$s', () => text );
		write( word ? `${ sentence } [${ word }]` : sentence );
	}
}

function write( text: string ): void {
	// eslint-disable-next-line no-console -- The debug mode is for this.
	console.info( `UserFeedback: ${ text }` );
}
