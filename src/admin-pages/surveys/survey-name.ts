import { __, sprintf } from '@wordpress/i18n';

/** More of a title than this fills a message with it. */
const MAX_LENGTH = 60;

/** A survey's title in quotes, short enough to stand in a sentence. */
export function surveyName( title: string ): string {
	// By characters as people see them, so that no emoji is cut in two.
	const characters = [ ...new Intl.Segmenter().segment( title ) ];
	const short =
		characters.length > MAX_LENGTH
			? characters
					.slice( 0, MAX_LENGTH - 1 )
					.map( ( { segment } ) => segment )
					.join( '' )
					.trimEnd() + '…'
			: title;
	/* translators: %s: title of a survey. */
	return sprintf( __( '“%s”', 'userfeedback' ), short );
}
