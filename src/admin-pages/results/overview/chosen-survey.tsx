import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../../components/error-state';
import { Skeleton } from '../../../components/skeleton';
import { RESPONSES, hrefOf } from '../../../routes';
import { SurveyFigures } from '../components/survey-figures';
import { useSurveyResults } from '../use-survey-results';

/** The statistics of the survey that the overview is limited to. */
export function ChosenSurvey( { id }: { id: number } ) {
	const { results, error, retry } = useSurveyResults( id );
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'These results could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		);
	}
	if ( ! results ) {
		return <Skeleton shape="card" count={ 2 } />;
	}
	return (
		<>
			<SurveyFigures results={ results } />
			{ results.total > 0 && (
				<p className="userfeedback-overview__more">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ hrefOf( RESPONSES.build( { surveyId: id } ) ) }
					>
						{ __( 'See Individual Responses', 'userfeedback' ) }
					</Button>
				</p>
			) }
		</>
	);
}
