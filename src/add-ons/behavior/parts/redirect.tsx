import { useEffect } from '@wordpress/element';
import type { ThankYouProps } from '@/widget/definitions';
import { goTo } from '../navigation';
import { redirectTarget } from '@/survey-model/redirect-target';

/** The id of the survey in the builder's preview (Widget\PreviewService). */
const PREVIEW = 0;

/** Leaves the page once the answers cannot be lost any more. The preview shows where visitors would go. */
function Redirect( { survey, strings, answers, status }: ThankYouProps ) {
	const url = redirectTarget( survey.settings.thank_you, answers );
	const isPreview = survey.id === PREVIEW;
	const isLeaving = url !== '' && ! isPreview && status !== 'sending';
	useEffect( () => {
		if ( isLeaving ) {
			goTo( url );
		}
	}, [ isLeaving, url ] );
	const [ before, after ] = ( strings[ 'redirect_preview' ] ?? '%s' ).split(
		'%s'
	);
	return (
		isPreview &&
		url !== '' && (
			<p className="view__detail">
				{ before }
				<bdi dir="ltr">{ url }</bdi>
				{ after }
			</p>
		)
	);
}

for ( const type of [ 'redirect', 'conditional_redirect' ] ) {
	window.userfeedback?.register?.( 'thank-you', type, { View: Redirect } );
}
