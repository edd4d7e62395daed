import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getAdminData, surveysUrl } from '@/lib/admin-data';
import { EmptyState } from '@/components/empty-state';
import { ResultsDrawing } from '@/components/icons';
import { publishRoute } from '@/routes';
import type { SurveyResults } from '@/survey-model';

function nextStep(
	status: SurveyResults[ 'survey' ][ 'status' ],
	mayEdit: boolean
): string {
	switch ( status ) {
		case 'publish':
			return __(
				'The survey is published. The first answers will be here as soon as visitors send them.',
				'userfeedback'
			);
		case 'draft':
			return mayEdit
				? __(
						'Visitors do not see this survey yet. Publish it to hear from them.',
						'userfeedback'
					)
				: __(
						'Visitors do not see this survey yet. Ask an administrator of this site to publish it.',
						'userfeedback'
					);
		case 'trash':
			return __(
				'Visitors do not see this survey: it is in the trash.',
				'userfeedback'
			);
	}
}

/** Replaces the statistics of a survey without responses. */
export function NoResponses( { survey }: Pick< SurveyResults, 'survey' > ) {
	const mayEdit = getAdminData().capabilities.edit_surveys;
	return (
		<EmptyState
			drawing={ <ResultsDrawing /> }
			title={ __( 'No responses yet', 'userfeedback' ) }
			action={
				mayEdit &&
				survey.status === 'draft' && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ surveysUrl( publishRoute( survey.id ) ) }
					>
						{ __( 'Publish survey', 'userfeedback' ) }
					</Button>
				)
			}
		>
			{ nextStep( survey.status, mayEdit ) }
		</EmptyState>
	);
}

interface NoAnswersInRangeProps {
	/** Shows all time; absent if the plan does not include it. */
	onShowAllTime: ( () => void ) | undefined;
	/** Shows all languages; absent if no language is chosen. */
	onShowAllLanguages?: ( () => void ) | undefined;
}

/** Replaces the statistics of a range without responses. */
export function NoAnswersInRange( {
	onShowAllTime,
	onShowAllLanguages,
}: NoAnswersInRangeProps ) {
	if ( onShowAllLanguages ) {
		return (
			<EmptyState
				drawing={ <ResultsDrawing /> }
				title={ __(
					'No responses in this language and range',
					'userfeedback'
				) }
				action={
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onShowAllLanguages }
					>
						{ __( 'Show all languages', 'userfeedback' ) }
					</Button>
				}
			>
				{ __(
					'Choose another language or another range.',
					'userfeedback'
				) }
			</EmptyState>
		);
	}
	return (
		<EmptyState
			drawing={ <ResultsDrawing /> }
			title={ __( 'No responses in this range', 'userfeedback' ) }
			action={
				onShowAllTime && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onShowAllTime }
					>
						{ __( 'Show all time', 'userfeedback' ) }
					</Button>
				)
			}
		>
			{ __(
				'This survey has responses from other days. Choose another range to see them.',
				'userfeedback'
			) }
		</EmptyState>
	);
}
