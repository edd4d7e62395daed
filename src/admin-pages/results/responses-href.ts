import { RESPONSES, hrefOf, withQuery } from '../../routes';

/**
 * The address of a survey's responses with filters.
 *
 * @param surveyId
 * @param filters  Names and values as in the address of the list; values of '' are left out.
 */
export function responsesHref(
	surveyId: number,
	filters: Readonly< Record< string, string > > = {}
): string {
	const query = new URLSearchParams(
		Object.entries( filters ).filter( ( [ , value ] ) => value !== '' )
	);
	return hrefOf(
		withQuery( RESPONSES.build( { surveyId } ), query.toString() )
	);
}
