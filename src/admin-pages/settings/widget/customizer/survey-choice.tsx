import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { EmptyState } from '@/components/empty-state';
import { SearchSelect } from '@/components/search-select';
import { surveysUrl } from '@/lib/admin-data';
import { shownTitle } from '@/lib/shown-title';
import { BUILDER, FIRST_STEP_OF_NEW } from '@/routes';
import { store as surveysStore } from '@/stores/surveys';
import type { SurveySummary } from '@/survey-model';
import { NEW_SURVEY_ID } from '@/survey-model';
import type { ChosenSurvey } from './use-surveys';
import { SURVEYS } from './use-surveys';

/** Surveys as they are listed: with their number if another one has the same title. */
function choices( surveys: readonly SurveySummary[] ): ChosenSurvey[] {
	const titles = surveys.map( ( { title } ) => shownTitle( title ) );
	return surveys.map( ( { id, title } ) => {
		const label = shownTitle( title );
		const isRepeated =
			titles.indexOf( label ) !== titles.lastIndexOf( label );
		return {
			id,
			label: isRepeated
				? sprintf(
						/* translators: 1: title of a survey, 2: its number. */
						__( '%1$s (#%2$d)', 'userfeedback' ),
						label,
						id
					)
				: label,
		};
	} );
}

interface SurveyChoiceProps {
	value: ChosenSurvey | null;
	onChange: ( survey: ChosenSurvey | null ) => void;
}

/** Chooses the survey of the preview. */
export function SurveyChoice( props: SurveyChoiceProps ) {
	const { resolveSelect } = useRegistry();
	const search = useCallback(
		async ( text: string ) => {
			const list = await resolveSelect( surveysStore ).getSurveyList(
				text === '' ? SURVEYS : { ...SURVEYS, search: text }
			);
			return choices( list?.items ?? [] );
		},
		[ resolveSelect ]
	);
	return (
		<SearchSelect< ChosenSurvey >
			{ ...props }
			label={ __( 'Survey in the preview', 'userfeedback' ) }
			placeholder={ __( 'Select Survey', 'userfeedback' ) }
			search={ search }
		/>
	);
}

/** Stands in place of the preview on a site without surveys. */
export function NoSurveys() {
	return (
		<EmptyState
			title={ __( 'No Surveys', 'userfeedback' ) }
			action={
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ surveysUrl(
						BUILDER.build( {
							id: NEW_SURVEY_ID,
							step: FIRST_STEP_OF_NEW,
						} )
					) }
				>
					{ __( 'Create New', 'userfeedback' ) }
				</Button>
			}
		>
			{ __(
				'Create a survey to see it here with these styles.',
				'userfeedback'
			) }
		</EmptyState>
	);
}
