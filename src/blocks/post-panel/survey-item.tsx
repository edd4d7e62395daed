import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { resultsUrl, surveysUrl } from '../../lib/admin-data';
import { StatusLabel } from '../../components/status-label';
import { editRoute } from '../../routes';
import type { PostSurveys } from '../../survey-model';
import type { Display } from './embedded';

interface SurveyItemProps {
	survey: PostSurveys[ 'items' ][ number ];
	/** How the content contains it, if it does. */
	display: Display | undefined;
	/** Whether its rules allow this page; null if that depends on the visitor. */
	isShown: boolean | null;
}

/** How visitors of the post meet a survey, as sentences. */
function explanation( { survey, display, isShown }: SurveyItemProps ): string {
	if ( survey.note !== '' ) {
		return survey.note;
	}
	if ( display === 'inline' ) {
		return __(
			'Shows inline, where its block or shortcode is.',
			'userfeedback'
		);
	}
	if ( display === 'popup' ) {
		return sprintf(
			/* translators: %s: when a popup shows, as a sentence. */
			__(
				'Popup that a block or shortcode puts before all others. %s',
				'userfeedback'
			),
			survey.when
		);
	}
	return isShown === null
		? sprintf(
				/* translators: %s: when a popup shows, as a sentence. */
				__(
					'Popup for some visitors, by its page rules. %s',
					'userfeedback'
				),
				survey.when
			)
		: sprintf(
				/* translators: %s: when a popup shows, as a sentence. */
				__( 'Popup. %s', 'userfeedback' ),
				survey.when
			);
}

/** A survey of the post. */
export function SurveyItem( props: SurveyItemProps ) {
	const { id, title, status } = props.survey;
	return (
		<li>
			<div className="userfeedback-post-panel__title">
				<strong>{ title }</strong>
				<StatusLabel status={ status } />
			</div>
			<p>{ explanation( props ) }</p>
			<div className="userfeedback-post-panel__links">
				<Button
					variant="link"
					href={ surveysUrl( editRoute( id ) ) }
					target="_blank"
					aria-label={ sprintf(
						/* translators: %s: title of a survey. */
						__( 'Edit “%s”', 'userfeedback' ),
						title
					) }
				>
					{ __( 'Edit', 'userfeedback' ) }
				</Button>
				<Button
					variant="link"
					href={ resultsUrl( id ) }
					target="_blank"
					aria-label={ sprintf(
						/* translators: %s: title of a survey. */
						__( 'Results of “%s”', 'userfeedback' ),
						title
					) }
				>
					{ __( 'Results', 'userfeedback' ) }
				</Button>
			</div>
		</li>
	);
}
