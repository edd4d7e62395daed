import { answerHolds } from './comparison';
import type { Submission, WidgetSurvey } from './generated';
import { isRedirectUrl } from './redirects';

/**
 * Where a visitor goes after the survey; '' if they stay and read the message. Of conditional redirects the first one that
 * holds decides. URLs other than http and https are never opened, wherever they come from. The same rules as the PHP class
 * Surveys\Settings\Redirects; both are tested with tests/fixtures/redirects.json.
 *
 * @param thankYou The settings as in the page's data.
 * @param answers  The answers; a question without one compares as an empty text.
 */
export function redirectTarget(
	{
		type,
		redirect_url: url,
		conditions,
	}: WidgetSurvey[ 'settings' ][ 'thank_you' ],
	answers: readonly Submission[ 'answers' ][ number ][]
): string {
	let target: string | undefined;
	if ( type === 'redirect' ) {
		target = url;
	} else if ( type === 'conditional_redirect' ) {
		target = conditions?.find(
			( { question, condition_type, condition } ) =>
				answerHolds( answers, question, condition_type, condition )
		)?.redirect_url;
	}
	return target && isRedirectUrl( target ) ? target : '';
}
