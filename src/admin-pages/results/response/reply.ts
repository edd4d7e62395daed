import { __, sprintf } from '@wordpress/i18n';
import type { ResponseDetail } from '@/survey-model';

/** An address that needs no quoting: visitors type it, and in a link quotes or commas could add recipients. */
const ADDRESS =
	/^[^\s\p{Cc}"'(),:;<>?&\\[\]@]+@[^\s\p{Cc}"'(),:;<>?&\\[\]@]+$/u;

function addressOf( { answers }: ResponseDetail ): string | undefined {
	return answers
		.filter( ( { type } ) => type === 'email' )
		.flatMap( ( { value } ) => value ?? [] )
		.map( ( text ) => text.trim() )
		.find( ( text ) => ADDRESS.test( text ) );
}

/**
 * The link that opens an email to the visitor, with a subject that names the survey; undefined if no address was given.
 * Every part is encoded (RFC 6068), so that neither the address nor the survey's title can add recipients or headers.
 */
export function replyHref( response: ResponseDetail ): string | undefined {
	const address = addressOf( response );
	if ( address === undefined ) {
		return undefined;
	}
	const subject = sprintf(
		/* translators: subject of an email to a visitor. %s: title of the survey. */
		__( 'Your answers to “%s”', 'userfeedback' ),
		response.survey.title
	).replace( /[\s\p{Cc}]+/gu, ' ' );
	const to = address.split( '@' ).map( encodeURIComponent ).join( '@' );
	return `mailto:${ to }?subject=${ encodeURIComponent( subject ) }`;
}
