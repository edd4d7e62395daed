import { isRedirectUrl } from '../../survey-model/redirects';
import { answerHolds } from '../../survey-model/comparison';
import type { Answer, ThankYouSettings } from '../../widget/definitions';

/**
 * Where a visitor goes after the survey; '' if they stay and read the message. Of conditional redirects the first one that
 * holds decides. URLs other than http and https are never opened, wherever they come from.
 *
 * @param thankYou The settings as in the page's data.
 * @param answers  The answers; a question without one compares as an empty text.
 */
export function redirectTarget(
	{ type, redirect_url: url, conditions }: ThankYouSettings,
	answers: readonly Answer[]
): string {
	const target =
		type === 'conditional_redirect'
			? conditions?.find( ( { question, condition_type, condition } ) =>
					answerHolds( answers, question, condition_type, condition )
				)?.redirect_url
			: url;
	return target && isRedirectUrl( target ) ? target : '';
}
